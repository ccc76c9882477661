import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an import changed of places, for a week in which it can be undone. */
export class ImportPlaces1764500002811 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_runs ADD COLUMN undone_at timestamptz, ADD COLUMN undone jsonb');
    await runner.query(`CREATE TABLE import_places (
      run_id integer NOT NULL,
      place_id integer NOT NULL,
      before jsonb,
      records jsonb NOT NULL,
      written_at timestamptz NOT NULL,
      farm_id integer,
      is_changed boolean NOT NULL DEFAULT false,
      CONSTRAINT pk_import_places PRIMARY KEY (run_id, place_id),
      CONSTRAINT fk_import_places_run FOREIGN KEY (run_id) REFERENCES import_runs (id) ON DELETE CASCADE
    )`);
    await runner.query('CREATE INDEX ix_import_places_place ON import_places (place_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_places');
    await runner.query('ALTER TABLE import_runs DROP COLUMN undone_at, DROP COLUMN undone');
  }
}
