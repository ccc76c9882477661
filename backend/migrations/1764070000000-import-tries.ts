import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file that no server can read is not read for ever. */
export class ImportTries1764070000000 implements MigrationInterface {
  name = 'ImportTries1764070000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_runs ADD COLUMN tries integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_runs DROP COLUMN tries');
  }
}
