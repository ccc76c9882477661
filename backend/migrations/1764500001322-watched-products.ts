import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What followed products were, to see what has changed. */
export class WatchedProducts1764500001322 implements MigrationInterface {
  name = 'WatchedProducts1764500001322';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE watched_products (
      product_id integer NOT NULL CONSTRAINT pk_watched_products PRIMARY KEY
        CONSTRAINT fk_watched_products_product REFERENCES products (id) ON DELETE CASCADE,
      is_in_stock boolean NOT NULL,
      price integer NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE watched_products');
  }
}
