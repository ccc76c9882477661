import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  ix_products_dearest_in_stock: '(inventory > 0) DESC, price DESC, id DESC',
  ix_products_category_dearest_in_stock: 'category, (inventory > 0) DESC, price DESC, id DESC',
};

/**
 * The dearest first, and what is sold out last: the index of the cheapest has what is sold out first when it
 * is read backward.
 */
export class DearestFirst1764332000001 implements MigrationInterface {
  name = 'DearestFirst1764332000001';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) {
      // A try that was interrupted leaves an index behind that is not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON products (${columns}) WHERE is_listed`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}
