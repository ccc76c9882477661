import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From how few on a vendor wants to be told of a product; null for never. */
export class LowStockMails1764450000001 implements MigrationInterface {
  name = 'LowStockMails1764450000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vendors ADD COLUMN low_stock_at integer');
    await runner.query(`ALTER TABLE vendors ADD CONSTRAINT ck_vendors_low_stock_at
      CHECK (low_stock_at BETWEEN 0 AND 1000) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vendors DROP COLUMN low_stock_at');
  }
}
