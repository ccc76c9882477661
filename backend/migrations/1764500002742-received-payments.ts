import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the money of a vendor order that is paid at its pickup was received. */
export class ReceivedPayments1764500002742 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fulfilments ADD COLUMN received jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fulfilments DROP COLUMN received');
  }
}
