import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWNERS = { user: 'user_id', guest: 'guest_key' } as const;

/** A line of a cart for each variant; finds the orders of one; checks the rows that were there. */
export class ProductVariantsChecked1764500001101 implements MigrationInterface {
  name = 'ProductVariantsChecked1764500001101';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const [owner, column] of Object.entries(OWNERS)) {
      const index = `uq_cart_items_${owner}_variant`;
      // A try that was interrupted leaves an index behind that is not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
      await runner.query(
        `CREATE UNIQUE INDEX CONCURRENTLY ${index} ON cart_items (${column}, product_id, coalesce(variant_id, 0))`,
      );
      await runner.query(`ALTER TABLE cart_items DROP CONSTRAINT IF EXISTS uq_cart_items_${owner}`);
    }
    for (const [name, table] of Object.entries(INDEXES)) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(
        `CREATE INDEX CONCURRENTLY ${name} ON ${table} (variant_id) WHERE variant_id IS NOT NULL`,
      );
    }
    await runner.query('ALTER TABLE cart_items VALIDATE CONSTRAINT fk_cart_items_variant');
    await runner.query('ALTER TABLE order_items VALIDATE CONSTRAINT fk_order_items_variant');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
    await runner.query('DELETE FROM cart_items WHERE variant_id IS NOT NULL');
    for (const [owner, column] of Object.entries(OWNERS)) {
      await runner.query(
        `ALTER TABLE cart_items ADD CONSTRAINT uq_cart_items_${owner} UNIQUE (${column}, product_id)`,
      );
      await runner.query(`DROP INDEX uq_cart_items_${owner}_variant`);
    }
  }
}

const INDEXES = { ix_cart_items_variant_id: 'cart_items', ix_order_items_variant_id: 'order_items' };
