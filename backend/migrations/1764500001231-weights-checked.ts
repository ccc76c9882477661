import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECKED: [table: string, constraint: string][] = [
  ['product_variants', 'ck_product_variants_price_per'],
  ['product_variants', 'ck_product_variants_weight'],
  ['order_items', 'ck_order_items_total_price'],
  ['payments', 'ck_payments_status'],
  ['payments', 'ck_payments_kind'],
  ['payments', 'ck_payments_take'],
  ['payments', 'ck_payments_authorized'],
  ['orders', 'ck_orders_payment_status'],
];

/** Finds the lines that are to be weighed, and checks the rows that were there. */
export class WeightsChecked1764500001231 implements MigrationInterface {
  name = 'WeightsChecked1764500001231';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    for (const index of ['ix_order_items_to_weigh', 'ix_payouts_payment_id'])
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
    await runner.query('CREATE INDEX CONCURRENTLY ix_payouts_payment_id ON payouts (payment_id)');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_order_items_to_weigh ON order_items (vendor_id, id)
      WHERE by_weight IS NOT NULL AND grams IS NULL`);
    for (const [table, constraint] of CHECKED)
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${constraint}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_order_items_to_weigh');
    await runner.query('DROP INDEX ix_payouts_payment_id');
  }
}
