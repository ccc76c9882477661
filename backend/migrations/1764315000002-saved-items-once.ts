import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account saves a thing once. */
export class SavedItemsOnce1764315000002 implements MigrationInterface {
  name = 'SavedItemsOnce1764315000002';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_favorites_item_key');
    await runner.query(
      'CREATE UNIQUE INDEX CONCURRENTLY ix_favorites_item_key ON favorites (user_id, item_key)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_favorites_item_key');
  }
}
