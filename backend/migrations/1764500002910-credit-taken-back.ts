import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments that somebody took farm credit back from, so the job uses none on them. */
export class CreditTakenBack1764500002910 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_payments ADD COLUMN without_credit boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_payments DROP COLUMN without_credit');
  }
}
