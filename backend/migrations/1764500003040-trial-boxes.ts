import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TrialBoxes1764500003040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE share_plans ADD COLUMN trial_boxes smallint');
    await queryRunner.query(`
      ALTER TABLE subscriptions ADD COLUMN is_trial boolean NOT NULL DEFAULT false,
        ADD COLUMN trial_asked_at timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE subscriptions DROP COLUMN is_trial, DROP COLUMN trial_asked_at');
    await queryRunner.query('ALTER TABLE share_plans DROP COLUMN trial_boxes');
  }
}
