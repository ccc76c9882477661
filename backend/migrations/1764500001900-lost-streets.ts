import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Places that showed their state and ZIP code alone get back the line of their source, which has the street
 * and the town that could not be told apart.
 */
export class LostStreets1764500001900 implements MigrationInterface {
  name = 'LostStreets1764500001900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE places AS own SET address = said.line
      FROM (
        SELECT DISTINCT ON (place_id) place_id, record->>'address' AS line FROM place_records
        WHERE record->>'address' <> '' AND record->>'street' IS NULL AND record->>'city' IS NULL
        ORDER BY place_id, source_updated_at DESC NULLS LAST, id DESC
      ) AS said
      WHERE own.id = said.place_id AND own.street IS NULL AND own.city IS NULL
        AND own.address = concat_ws(' ', own.state, own.zip_code)
        AND strpos(said.line, coalesce(own.zip_code, '')) > 0 AND length(said.line) > length(own.address)`);
  }

  /** What was shown before had lost something. */
  async down(): Promise<void> {}
}
