import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Discount and tax of each line of an order, frozen at the sale. What was sold before paid 8 %. */
export class PricedLines1764440000000 implements MigrationInterface {
  name = 'PricedLines1764440000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders ADD COLUMN discount integer NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE fulfilments ADD COLUMN discount integer NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE order_items ADD COLUMN discount integer NOT NULL DEFAULT 0,
      ADD COLUMN tax integer NOT NULL DEFAULT 0, ADD COLUMN tax_basis_points integer DEFAULT 800`);
    await runner.query('ALTER TABLE order_items ALTER COLUMN tax_basis_points DROP DEFAULT');
    await runner.query(`ALTER TABLE orders DROP CONSTRAINT ck_orders_total, ADD CONSTRAINT ck_orders_total
      CHECK (total = subtotal - discount + tax + shipping AND least(subtotal - discount, discount, tax, shipping) >= 0) NOT VALID`);
    await runner.query(`ALTER TABLE fulfilments DROP CONSTRAINT ck_fulfilments_total, ADD CONSTRAINT ck_fulfilments_total
      CHECK (total = subtotal - discount + tax + shipping AND least(subtotal - discount, discount, tax, shipping, commission) >= 0) NOT VALID`);
    await runner.query(`ALTER TABLE order_items ADD CONSTRAINT ck_order_items_discount
      CHECK (discount BETWEEN 0 AND total_price AND tax >= 0 AND tax_basis_points BETWEEN 0 AND 10000) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE order_items DROP COLUMN discount, DROP COLUMN tax, DROP COLUMN tax_basis_points',
    );
    await runner.query(`ALTER TABLE fulfilments DROP COLUMN discount, ADD CONSTRAINT ck_fulfilments_total
      CHECK (total = subtotal + tax + shipping AND least(subtotal, tax, shipping, commission) >= 0)`);
    await runner.query(`ALTER TABLE orders DROP COLUMN discount, ADD CONSTRAINT ck_orders_total
      CHECK (total = subtotal + tax + shipping AND least(subtotal, tax, shipping) >= 0)`);
  }
}
