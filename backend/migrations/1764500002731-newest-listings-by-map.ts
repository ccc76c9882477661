import type { MigrationInterface, QueryRunner } from 'typeorm';

const on = (columns: string) => `ON listings USING gist (map_point(latitude, longitude)) INCLUDE (${columns})
   WHERE is_available AND latitude IS NOT NULL`;

/** The newest around a point are found by the index alone, as what is counted there. */
export class NewestListingsByMap1764500002731 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was cut off leaves an index that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_listings_newest_map');
    await runner.query(
      `CREATE INDEX CONCURRENTLY ix_listings_newest_map ${on('latitude, longitude, category, created_at, id')}`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_listings_map');
  }

  /** It is undone in a transaction. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX ix_listings_map ${on('latitude, longitude, category')}`);
    await runner.query('DROP INDEX ix_listings_newest_map');
  }
}
