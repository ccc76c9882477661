import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a list that is fetched from its address, the first reading alone is stored without staff. */
export class ImportsThatStoreThemselves1764500002915 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_runs ADD COLUMN stores_itself boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_runs DROP COLUMN stores_itself');
  }
}
