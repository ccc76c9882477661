import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By itself: the one before locks the ledger, and reading it takes long. */
export class ChecksOfAdvances1764500003003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ledger_entries VALIDATE CONSTRAINT fk_ledger_entries_payment');
    await runner.query('ALTER TABLE ledger_entries VALIDATE CONSTRAINT ck_ledger_entries_kind');
  }

  async down(): Promise<void> {
    // Constraints that are valid stay so.
  }
}
