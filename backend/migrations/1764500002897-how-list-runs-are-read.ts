import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a list was when its file was previewed, so that its import reads it the same way. */
export class HowListRunsAreRead1764500002897 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_runs ADD COLUMN read_as jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_runs DROP COLUMN read_as');
  }
}
