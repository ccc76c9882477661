import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a vendor accepted the commission. */
export class CommissionAccepted1764500002756 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vendors ADD COLUMN commission_accepted_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vendors DROP COLUMN commission_accepted_at');
  }
}
