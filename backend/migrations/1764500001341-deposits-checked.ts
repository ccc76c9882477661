import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECKED: [table: string, constraint: string][] = [
  ['product_variants', 'ck_product_variants_deposit'],
  ['fulfilments', 'ck_fulfilments_kept'],
  ['payments', 'ck_payments_kind'],
  ['payments', 'ck_payments_take'],
];

/** Finds the lines whose balance is to be charged, and checks the rows that were there. */
export class DepositsChecked1764500001341 implements MigrationInterface {
  name = 'DepositsChecked1764500001341';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_order_items_deposit');
    await runner.query(
      'CREATE INDEX CONCURRENTLY ix_order_items_deposit ON order_items (order_id) WHERE deposit IS NOT NULL',
    );
    for (const [table, constraint] of CHECKED)
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${constraint}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_order_items_deposit');
  }
}
