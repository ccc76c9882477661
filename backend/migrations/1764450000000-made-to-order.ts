import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that are made when they are ordered: their stock is not counted, and stays at the most there can be. */
export class MadeToOrder1764450000000 implements MigrationInterface {
  name = 'MadeToOrder1764450000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE products ADD COLUMN made_to_order boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE products ADD CONSTRAINT ck_products_made_to_order
      CHECK (NOT made_to_order OR inventory = 100000) NOT VALID`);
    await runner.query(`ALTER TABLE order_items ADD COLUMN made_to_order boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items DROP COLUMN made_to_order');
    await runner.query('ALTER TABLE products DROP COLUMN made_to_order');
  }
}
