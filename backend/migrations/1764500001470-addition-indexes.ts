import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Additions are found by their order; a sale is booked once, and so is what a payment adds to it. */
export class AdditionIndexes1764500001470 implements MigrationInterface {
  name = 'AdditionIndexes1764500001470';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, constraint] of CONSTRAINTS)
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${constraint}`);
    for (const [name, what] of INDEXES) {
      // A try that was interrupted leaves an index behind that is not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE ${what}`);
    }
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS uq_ledger_entries_sale');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE UNIQUE INDEX uq_ledger_entries_sale ON ledger_entries (fulfilment_id, kind)
      WHERE kind IN ('sale', 'commission')`);
    await runner.query('DROP INDEX uq_ledger_entries_sale_part');
    await runner.query('DROP INDEX ix_ledger_entries_addition_id');
    await runner.query('DROP INDEX ix_orders_adds_to_id');
  }
}

const CONSTRAINTS = [
  ['orders', 'fk_orders_adds_to'],
  ['payments', 'ck_payments_kind'],
  ['ledger_entries', 'fk_ledger_entries_addition'],
] as const;

const INDEXES = [
  [
    'ix_orders_adds_to_id',
    'INDEX CONCURRENTLY ix_orders_adds_to_id ON orders (adds_to_id) WHERE adds_to_id IS NOT NULL',
  ],
  [
    'ix_ledger_entries_addition_id',
    'INDEX CONCURRENTLY ix_ledger_entries_addition_id ON ledger_entries (addition_id) WHERE addition_id IS NOT NULL',
  ],
  [
    'uq_ledger_entries_sale_part',
    `UNIQUE INDEX CONCURRENTLY uq_ledger_entries_sale_part
      ON ledger_entries (fulfilment_id, kind, coalesce(addition_id, 0)) WHERE kind IN ('sale', 'commission')`,
  ],
] as const;
