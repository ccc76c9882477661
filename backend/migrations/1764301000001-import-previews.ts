import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import is shown before it is made, its counts say what happened, and rows of one file are sessions. */
export class ImportPreviews1764301000001 implements MigrationInterface {
  name = 'ImportPreviews1764301000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE place_records ADD COLUMN file_key text');
    await runner.query(
      `ALTER TABLE import_runs
         ADD COLUMN is_preview boolean NOT NULL DEFAULT false,
         ADD COLUMN created integer NOT NULL DEFAULT 0,
         ADD COLUMN added integer NOT NULL DEFAULT 0,
         ADD COLUMN updated integer NOT NULL DEFAULT 0,
         ADD COLUMN examples jsonb NOT NULL DEFAULT '[]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE import_runs
         DROP COLUMN examples, DROP COLUMN updated, DROP COLUMN added, DROP COLUMN created, DROP COLUMN is_preview`,
    );
    await runner.query('ALTER TABLE place_records DROP COLUMN file_key');
  }
}
