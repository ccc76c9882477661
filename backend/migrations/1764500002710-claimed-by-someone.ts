import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A farm that nobody owns is not claimed: anybody can claim it, and nobody waits for staff to verify it. */
export class ClaimedBySomeone1764500002710 implements MigrationInterface {
  name = 'ClaimedBySomeone1764500002710';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE farms SET is_claimed = false WHERE is_claimed AND user_id IS NULL');
    await runner.query(`ALTER TABLE farms ADD CONSTRAINT ck_farms_claimed_by_someone
      CHECK (user_id IS NOT NULL OR NOT is_claimed) NOT VALID`);
    await runner.query('ALTER TABLE farms VALIDATE CONSTRAINT ck_farms_claimed_by_someone');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE farms DROP CONSTRAINT ck_farms_claimed_by_someone');
  }
}
