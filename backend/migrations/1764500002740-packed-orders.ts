import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a vendor order was marked as packed. */
export class PackedOrders1764500002740 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fulfilments ADD COLUMN packed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fulfilments DROP COLUMN packed_at');
  }
}
