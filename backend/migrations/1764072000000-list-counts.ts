import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of orders and products are counted by indexes as well, whatever they are narrowed to. */
export class ListCounts1764072000000 implements MigrationInterface {
  name = 'ListCounts1764072000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_orders_payment_method ON orders (payment_method, id)');
    await runner.query('CREATE INDEX ix_orders_shipping_method ON orders (shipping_method, id)');
    await runner.query('CREATE INDEX ix_products_all_category ON products (category, id)');
    await runner.query('CREATE INDEX ix_products_is_organic ON products (is_organic, id)');
    // One for everything that a product's state is made of.
    await runner.query(
      'CREATE INDEX ix_products_state ON products (deleted_at, removed_at, is_active, is_listed, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_orders_payment_method, ix_orders_shipping_method');
    await runner.query('DROP INDEX ix_products_all_category, ix_products_is_organic, ix_products_state');
  }
}
