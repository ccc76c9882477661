import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff's list of one category has an index for each of its orders, over what can be found and what cannot.
 */
export class ListingsByCategory1764190000000 implements MigrationInterface {
  name = 'ListingsByCategory1764190000000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_listings_category_name');
    await runner.query(
      'CREATE INDEX CONCURRENTLY ix_listings_category_name ON listings (category, product_name, id)',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_listings_category_created');
    await runner.query(
      'CREATE INDEX CONCURRENTLY ix_listings_category_created ON listings (category, created_at, id)',
    );
    // The one above holds all that this one does.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_listings_unavailable');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX ix_listings_unavailable ON listings (category, created_at, id) WHERE NOT is_available',
    );
    await runner.query('DROP INDEX ix_listings_category_name, ix_listings_category_created');
  }
}
