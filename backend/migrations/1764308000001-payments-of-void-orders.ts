import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cash of orders that were canceled in earlier versions is not waited for. */
export class PaymentsOfVoidOrders1764308000001 implements MigrationInterface {
  name = 'PaymentsOfVoidOrders1764308000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE payments SET status = 'failed' FROM orders
       WHERE orders.id = payments.order_id AND orders.payment_status = 'void' AND payments.status = 'started'`,
    );
  }

  async down(): Promise<void> {
    // What was waited for before is not known anymore.
  }
}
