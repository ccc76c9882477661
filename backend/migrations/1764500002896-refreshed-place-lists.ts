import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of places that are fetched from an address every day, week or month. */
export class RefreshedPlaceLists1764500002896 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE place_lists ADD COLUMN address text, ADD COLUMN rhythm text,
      ADD COLUMN tried_at timestamptz,
      ADD CONSTRAINT ck_place_lists_rhythm CHECK (rhythm IN ('daily', 'weekly', 'monthly')) NOT VALID,
      ADD CONSTRAINT ck_place_lists_address CHECK (rhythm IS NULL OR address IS NOT NULL) NOT VALID`);
    await runner.query('ALTER TABLE place_lists VALIDATE CONSTRAINT ck_place_lists_rhythm');
    await runner.query('ALTER TABLE place_lists VALIDATE CONSTRAINT ck_place_lists_address');
    await runner.query('ALTER TABLE import_runs ADD COLUMN is_refresh boolean NOT NULL DEFAULT false');
    // locks: a few hundred rows, which staff alone write
    await runner.query('CREATE INDEX ix_import_runs_list ON import_runs (list_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_import_runs_list');
    await runner.query('ALTER TABLE import_runs DROP COLUMN is_refresh');
    await runner.query(
      'ALTER TABLE place_lists DROP COLUMN address, DROP COLUMN rhythm, DROP COLUMN tried_at',
    );
  }
}
