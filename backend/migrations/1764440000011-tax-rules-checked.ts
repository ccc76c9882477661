import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'ix_order_items_without_tax_rule';

/** Finds what was sold without a rule, and checks the rows that were there before. */
export class TaxRulesChecked1764440000011 implements MigrationInterface {
  name = 'TaxRulesChecked1764440000011';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${INDEX} ON order_items (tax_state, tax_class)
      WHERE tax_basis_points IS NULL`);
    await runner.query('ALTER TABLE products VALIDATE CONSTRAINT ck_products_tax_class');
    await runner.query('ALTER TABLE order_items VALIDATE CONSTRAINT ck_order_items_tax_class');
    await runner.query('ALTER TABLE order_items VALIDATE CONSTRAINT ck_order_items_tax_state');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEX}`);
  }
}
