import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why a listing is not shown stands in the indexes of those: a list of the paused or the hidden need not look
 * at the others' rows.
 */
export class ListingsNotShownByState1764190001000 implements MigrationInterface {
  name = 'ListingsNotShownByState1764190001000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_listings_not_shown_name');
    await runner.query(
      `CREATE INDEX CONCURRENTLY ix_listings_not_shown_name ON listings (product_name, id)
         INCLUDE (hidden_at, removed_at) WHERE NOT is_available`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_listings_not_shown_created');
    await runner.query(
      `CREATE INDEX CONCURRENTLY ix_listings_not_shown_created ON listings (created_at, id)
         INCLUDE (hidden_at, removed_at) WHERE NOT is_available`,
    );
    // Those above take their places.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_listings_unavailable_name');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_listings_unavailable_created');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX ix_listings_unavailable_name ON listings (product_name, id) WHERE NOT is_available',
    );
    await runner.query(
      'CREATE INDEX ix_listings_unavailable_created ON listings (created_at, id) WHERE NOT is_available',
    );
    await runner.query('DROP INDEX ix_listings_not_shown_name, ix_listings_not_shown_created');
  }
}
