import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECKS = [
  ['payments', 'ck_payments_kind'],
  ['member_entries', 'fk_member_entries_purchase'],
  ['member_entries', 'ck_member_entries_kind'],
  ['box_draws', 'fk_box_draws_subscription'],
] as const;

/** By itself: the one before locks the tables, and reading them takes long. */
export class ChecksOfBoughtCredit1764500003071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, check] of CHECKS)
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${check}`);
  }

  async down(): Promise<void> {
    // Constraints that are valid stay so.
  }
}
