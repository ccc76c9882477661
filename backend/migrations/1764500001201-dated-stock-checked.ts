import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the orders of a date; checks the rows that were there. */
export class DatedStockChecked1764500001201 implements MigrationInterface {
  name = 'DatedStockChecked1764500001201';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`);
    await runner.query(
      `CREATE INDEX CONCURRENTLY ${INDEX} ON order_items (dated_stock_id) WHERE dated_stock_id IS NOT NULL`,
    );
    await runner.query('ALTER TABLE order_items VALIDATE CONSTRAINT fk_order_items_dated_stock');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEX}`);
  }
}

const INDEX = 'ix_order_items_dated_stock_id';
