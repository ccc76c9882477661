import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['sale', 'commission', 'refund', 'commission_refund', 'payout'];

/** Replaces the check without reading the table under its lock. */
async function allow(queryRunner: QueryRunner, kinds: string[]): Promise<void> {
  await queryRunner.query(`ALTER TABLE ledger_entries DROP CONSTRAINT ck_ledger_entries_kind`);
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await queryRunner.query(
    `ALTER TABLE ledger_entries ADD CONSTRAINT ck_ledger_entries_kind CHECK (kind IN (${list})) NOT VALID`,
  );
  await queryRunner.query(`ALTER TABLE ledger_entries VALIDATE CONSTRAINT ck_ledger_entries_kind`);
}

/** What a vendor owes of one order can be settled with what they have coming of another. */
export class LedgerOffsets1764180000000 implements MigrationInterface {
  name = 'LedgerOffsets1764180000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await allow(queryRunner, [...KINDS, 'offset']);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // A settlement is two entries that add up to nothing, so the vendor's balance stays.
    await queryRunner.query(`DELETE FROM ledger_entries WHERE kind = 'offset'`);
    await allow(queryRunner, KINDS);
  }
}
