import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which lines of an order a refund is for, and how many of each. */
export class RefundItems1764305000001 implements MigrationInterface {
  name = 'RefundItems1764305000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items ADD COLUMN refunded integer NOT NULL DEFAULT 0');
    await runner.query(
      `ALTER TABLE order_items ADD CONSTRAINT ck_order_items_refunded
        CHECK (refunded BETWEEN 0 AND quantity) NOT VALID`,
    );
    await runner.query('ALTER TABLE order_items VALIDATE CONSTRAINT ck_order_items_refunded');
    await runner.query(`CREATE TABLE refund_items (
      refund_id integer NOT NULL CONSTRAINT fk_refund_items_refund REFERENCES refunds ON DELETE CASCADE,
      order_item_id integer NOT NULL CONSTRAINT fk_refund_items_order_item REFERENCES order_items ON DELETE CASCADE,
      quantity integer NOT NULL CONSTRAINT ck_refund_items_quantity CHECK (quantity > 0),
      restocked integer NOT NULL DEFAULT 0
        CONSTRAINT ck_refund_items_restocked CHECK (restocked BETWEEN 0 AND quantity),
      CONSTRAINT pk_refund_items PRIMARY KEY (refund_id, order_item_id)
    )`);
    await runner.query('CREATE INDEX ix_refund_items_order_item_id ON refund_items (order_item_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refund_items');
    await runner.query('ALTER TABLE order_items DROP COLUMN refunded');
  }
}
