import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders of the shop's lists. */
const ORDERS = {
  newest: 'created_at DESC, id DESC',
  price: 'price, id',
  popular: 'sold_count DESC, id DESC',
  rating: 'coalesce(rating, 0) DESC, id DESC',
};

const INDEXES = Object.entries(ORDERS).flatMap(([name, order]) => {
  // An index is read in one direction: what is in stock comes first in both.
  const stock = order.includes('DESC') ? '(inventory > 0) DESC' : '(inventory = 0)';
  return [
    { name: `ix_products_${name}`, before: order, columns: `${stock}, ${order}` },
    {
      name: `ix_products_category_${name}`,
      before: `category, ${order}`,
      columns: `category, ${stock}, ${order}`,
    },
  ];
});

/** In every order of the shop, what is sold out comes last. */
export class SoldOutLast1764310000001 implements MigrationInterface {
  name = 'SoldOutLast1764310000001';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const { name, columns } of INDEXES) {
      // A try that was interrupted leaves an index behind that is not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}_in_stock`);
      await runner.query(
        `CREATE INDEX CONCURRENTLY ${name}_in_stock ON products (${columns}) WHERE is_listed`,
      );
      // Servers of the version before are a little slower for as long as the new one is rolled out.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name, before } of INDEXES) {
      await runner.query(`CREATE INDEX ${name} ON products (${before}) WHERE is_listed`);
      await runner.query(`DROP INDEX ${name}_in_stock`);
    }
  }
}
