import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The products of the vendors around a ZIP code, for the newest and by price by the index alone. */
export class ListedProductsOfVendors1764500002733 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was cut off leaves an index that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_products_listed_of_vendor');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_products_listed_of_vendor ON products (vendor_id)
      INCLUDE (id, created_at, inventory, price) WHERE is_listed`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_products_listed_of_vendor');
  }
}
