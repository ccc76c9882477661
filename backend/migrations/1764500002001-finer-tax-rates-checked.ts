import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the rows that were there before. */
export class FinerTaxRatesChecked1764500002001 implements MigrationInterface {
  name = 'FinerTaxRatesChecked1764500002001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tax_rules VALIDATE CONSTRAINT ck_tax_rules_rate');
    await runner.query('ALTER TABLE order_items VALIDATE CONSTRAINT ck_order_items_tax_tenths');
  }

  /** Nothing is to be undone. */
  async down(): Promise<void> {}
}
