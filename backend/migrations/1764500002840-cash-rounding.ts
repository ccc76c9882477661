import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  'sale',
  'commission',
  'refund',
  'commission_refund',
  'payout',
  'offset',
  'dispute',
  'reversal',
];
const kinds = (...more: string[]) => [...KINDS, ...more].map((kind) => `'${kind}'`).join(', ');

/** Whether a farm rounds cash, how an order's cash is rounded, and the ledger's line of it. */
export class CashRounding1764500002840 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vendors ADD COLUMN rounds_cash boolean NOT NULL DEFAULT false');
    await runner.query(`ALTER TABLE fulfilments ADD COLUMN cash_rounding text,
      ADD CONSTRAINT ck_fulfilments_cash_rounding CHECK (cash_rounding IN ('nickel', 'nickel_zero')) NOT VALID`);
    await runner.query('ALTER TABLE fulfilments VALIDATE CONSTRAINT ck_fulfilments_cash_rounding');
    await runner.query(`ALTER TABLE ledger_entries DROP CONSTRAINT ck_ledger_entries_kind,
      ADD CONSTRAINT ck_ledger_entries_kind CHECK (kind IN (${kinds('rounding')})) NOT VALID`);
    await runner.query('ALTER TABLE ledger_entries VALIDATE CONSTRAINT ck_ledger_entries_kind');
  }

  /** What was rounded is part of the cash that was taken. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE ledger_entries SET kind = 'payout' WHERE kind = 'rounding'`);
    await runner.query(`ALTER TABLE ledger_entries DROP CONSTRAINT ck_ledger_entries_kind,
      ADD CONSTRAINT ck_ledger_entries_kind CHECK (kind IN (${kinds()}))`);
    await runner.query('ALTER TABLE fulfilments DROP COLUMN cash_rounding');
    await runner.query('ALTER TABLE vendors DROP COLUMN rounds_cash');
  }
}
