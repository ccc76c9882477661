import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = 'ix_farms_name_similar, ix_places_name_similar';
const CLAIMABLE = `WHERE kind <> 'farmers_market' AND farm_id IS NULL`;

/** Names of farms are found without regard to accents and case: "pena" finds "Peña Family Farm". */
export class PlainNames1763710000000 implements MigrationInterface {
  name = 'PlainNames1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    // unaccent() counts as changeable, because its dictionary could be another one; an index needs the word
    // that it is not. Written as RETURN, the function is bound to unaccent() for good, whatever the search
    // path is.
    await runner.query(`CREATE FUNCTION plain_name(name text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN lower(unaccent(name))`);
    await runner.query(`DROP INDEX ${INDEXES}`);
    await runner.query(
      'CREATE INDEX ix_farms_name_similar ON farms USING gin (plain_name(name) gin_trgm_ops)',
    );
    await runner.query(
      `CREATE INDEX ix_places_name_similar ON places USING gin (plain_name(name) gin_trgm_ops) ${CLAIMABLE}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEXES}`);
    await runner.query('DROP FUNCTION plain_name(text)');
    await runner.query('CREATE INDEX ix_farms_name_similar ON farms USING gin (name gin_trgm_ops)');
    await runner.query(
      `CREATE INDEX ix_places_name_similar ON places USING gin (name gin_trgm_ops) ${CLAIMABLE}`,
    );
  }
}
