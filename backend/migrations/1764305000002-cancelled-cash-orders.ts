import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing is due of an order whose every part was cancelled before its cash was paid. */
export class CancelledCashOrders1764305000002 implements MigrationInterface {
  name = 'CancelledCashOrders1764305000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP CONSTRAINT ck_orders_payment_status');
    await runner.query(
      `ALTER TABLE orders ADD CONSTRAINT ck_orders_payment_status CHECK
        (payment_status IN ('due', 'held', 'paid', 'abandoned', 'refunded', 'void')) NOT VALID`,
    );
    await runner.query('ALTER TABLE orders VALIDATE CONSTRAINT ck_orders_payment_status');
    await runner.query(
      `UPDATE orders SET payment_status = 'void' WHERE payment_status = 'due' AND status = 'cancelled'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE orders SET payment_status = 'due' WHERE payment_status = 'void'`);
    await runner.query('ALTER TABLE orders DROP CONSTRAINT ck_orders_payment_status');
    await runner.query(
      `ALTER TABLE orders ADD CONSTRAINT ck_orders_payment_status CHECK
        (payment_status IN ('due', 'held', 'paid', 'abandoned', 'refunded'))`,
    );
  }
}
