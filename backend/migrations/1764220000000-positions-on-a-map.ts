import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is found by its position. */
const INDEXES = [
  ['zip_codes', 'zip_codes', '', ''],
  ['vendors', 'vendors', '', 'WHERE is_approved AND is_active'],
  ['location_pages', 'location_pages', '', ''],
  [
    'places',
    'places_markets',
    'INCLUDE (latitude, longitude, hidden_at)',
    "WHERE kind = 'farmers_market' AND farm_id IS NULL",
  ],
  [
    'places',
    'places_farms',
    'INCLUDE (latitude, longitude, hidden_at)',
    "WHERE kind <> 'farmers_market' AND farm_id IS NULL",
  ],
  ['farms', 'farms', 'INCLUDE (latitude, longitude)', ''],
  [
    'listings',
    'listings',
    'INCLUDE (latitude, longitude, category)',
    'WHERE is_available AND latitude IS NOT NULL',
  ],
] as const;

/**
 * Positions are indexed as points of a map instead of points in space. A GiST index of points is built
 * sorted, and its pages hardly overlap, so that a search reads half as many of them, and each is compared in
 * a fraction of the time.
 */
export class PositionsOnAMap1764220000000 implements MigrationInterface {
  name = 'PositionsOnAMap1764220000000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // Mercator's map, in degrees of longitude. Its edge is at 100° E, where the country has nothing; Guam and
    // the last Aleutians lie beyond the 180th meridian and stay beside Hawaii and Alaska.
    await runner.query(`CREATE OR REPLACE FUNCTION map_point(latitude double precision, longitude double precision) RETURNS point
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN point(
        CASE WHEN longitude > 100 THEN longitude - 360 ELSE longitude END, degrees(asinh(tan(radians(latitude)))))`);
    for (const [table, name, include, where] of INDEXES) {
      // A try that was interrupted leaves an index behind that is not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ix_${name}_map`);
      await runner.query(
        `CREATE INDEX CONCURRENTLY ix_${name}_map ON ${table} USING gist (map_point(latitude, longitude)) ${include} ${where}`,
      );
    }
    // Nothing was released that searches by these.
    for (const [, name] of INDEXES) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ix_${name}_near`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name, include, where] of INDEXES) {
      await runner.query(
        `CREATE INDEX ix_${name}_near ON ${table} USING gist (ll_to_earth(latitude, longitude)) ${include} ${where}`,
      );
      await runner.query(`DROP INDEX ix_${name}_map`);
    }
    await runner.query('DROP FUNCTION map_point(double precision, double precision)');
  }
}
