import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'sale', 'commission', 'refund', 'commission_refund', 'payout', 'offset', 'dispute', 'reversal', 'rounding'`;
const kinds = (more = '') => `CHECK (kind IN (${KINDS}${more}))`;

/** What farms get of shares as these are paid, and what of it boxes have used up. */
export class AdvancePayouts1764500003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vendors ADD COLUMN advance_percent integer NOT NULL DEFAULT 0,
      ADD CONSTRAINT ck_vendors_advance_percent CHECK (advance_percent BETWEEN 0 AND 100) NOT VALID`);
    await runner.query('ALTER TABLE vendors VALIDATE CONSTRAINT ck_vendors_advance_percent');
    await runner.query(`ALTER TABLE ledger_entries ADD COLUMN payment_id integer,
      ADD CONSTRAINT fk_ledger_entries_payment FOREIGN KEY (payment_id) REFERENCES payments (id) NOT VALID,
      DROP CONSTRAINT ck_ledger_entries_kind,
      ADD CONSTRAINT ck_ledger_entries_kind ${kinds(`, 'advance', 'advance_used'`)} NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM ledger_entries WHERE payment_id IS NOT NULL');
    await runner.query(`ALTER TABLE ledger_entries DROP COLUMN payment_id, DROP CONSTRAINT ck_ledger_entries_kind,
      ADD CONSTRAINT ck_ledger_entries_kind ${kinds()}`);
    await runner.query('ALTER TABLE vendors DROP COLUMN advance_percent');
  }
}
