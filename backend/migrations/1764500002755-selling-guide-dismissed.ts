import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has put the selling guide away. */
export class SellingGuideDismissed1764500002755 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN guide_dismissed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN guide_dismissed_at');
  }
}
