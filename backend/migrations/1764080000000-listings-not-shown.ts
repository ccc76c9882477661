import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Listings that are paused, hidden or removed are few among the many: staff's lists of them have indexes of
 * their own.
 */
export class ListingsNotShown1764080000000 implements MigrationInterface {
  name = 'ListingsNotShown1764080000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX ix_listings_unavailable_name ON listings (product_name, id) WHERE NOT is_available',
    );
    await runner.query(
      'CREATE INDEX ix_listings_unavailable_created ON listings (created_at, id) WHERE NOT is_available',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_listings_unavailable_name, ix_listings_unavailable_created');
  }
}
