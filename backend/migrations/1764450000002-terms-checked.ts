import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the rows that were there before. */
export class TermsChecked1764450000002 implements MigrationInterface {
  name = 'TermsChecked1764450000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products VALIDATE CONSTRAINT ck_products_made_to_order');
    await runner.query('ALTER TABLE vendors VALIDATE CONSTRAINT ck_vendors_low_stock_at');
  }

  async down(): Promise<void> {
    // Nothing was made.
  }
}
