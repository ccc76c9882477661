import type { MigrationInterface, QueryRunner } from 'typeorm';

const point = 'll_to_earth(latitude, longitude)';

/**
 * What lies near a ZIP code is counted by the index alone, without its rows; and markets and farms are found
 * by words.
 */
export class NearFaster1764110000000 implements MigrationInterface {
  name = 'NearFaster1764110000000';

  async up(runner: QueryRunner): Promise<void> {
    await nearIndexes(runner, {
      places: 'INCLUDE (latitude, longitude, hidden_at)',
      farms: 'INCLUDE (latitude, longitude)',
      listings: 'INCLUDE (latitude, longitude, category)',
    });
    // The words a place is found by, with the half-degree grid cell it lies in as a word of its own, as in
    // the search of listings. array_to_string() counts as changeable, which it is not for texts; an index
    // needs the word that it is not.
    await runner.query(`CREATE FUNCTION place_search(name text, product_types text[], description text,
        latitude double precision, longitude double precision) RETURNS tsvector
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        to_tsvector('farmgate'::regconfig,
          name || ' ' || array_to_string(product_types, ' ') || ' ' || coalesce(description, '')) ||
        array_to_tsvector(ARRAY['@' || floor(latitude * 2)::int || ',' || floor(longitude * 2)::int])`);
    const words = 'place_search(name, product_types, description, latitude, longitude)';
    await runner.query(`CREATE INDEX ix_farms_search ON farms USING gin (${words})`);
    await runner.query(
      `CREATE INDEX ix_places_search ON places USING gin (${words}) WHERE farm_id IS NULL AND hidden_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_farms_search, ix_places_search');
    await runner.query('DROP FUNCTION place_search(text, text[], text, double precision, double precision)');
    await nearIndexes(runner, { places: '', farms: '', listings: '' });
  }
}

/**
 * Makes the indexes by position anew.
 * @param more for each table, what its index holds beside the position
 */
async function nearIndexes(
  runner: QueryRunner,
  more: Record<'places' | 'farms' | 'listings', string>,
): Promise<void> {
  await runner.query(
    'DROP INDEX ix_places_markets_near, ix_places_farms_near, ix_farms_near, ix_listings_near',
  );
  await runner.query(`CREATE INDEX ix_places_markets_near ON places USING gist (${point}) ${more.places}
    WHERE kind = 'farmers_market' AND farm_id IS NULL`);
  await runner.query(`CREATE INDEX ix_places_farms_near ON places USING gist (${point}) ${more.places}
    WHERE kind <> 'farmers_market' AND farm_id IS NULL`);
  await runner.query(`CREATE INDEX ix_farms_near ON farms USING gist (${point}) ${more.farms}`);
  await runner.query(`CREATE INDEX ix_listings_near ON listings USING gist (${point}) ${more.listings}
    WHERE is_available AND latitude IS NOT NULL`);
}
