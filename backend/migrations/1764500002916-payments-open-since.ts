import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment whose receipt was undone is late from that day on, not from its own. */
export class PaymentsOpenSince1764500002916 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_payments ADD COLUMN open_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_payments DROP COLUMN open_since');
  }
}
