import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every index of words. */
const INDEXES = [
  'ix_audit_log_search',
  'ix_farms_name_similar',
  'ix_farms_search',
  'ix_listings_search',
  'ix_listings_unavailable_search',
  'ix_mails_recipient',
  'ix_orders_search',
  'ix_places_any_name_similar',
  'ix_places_name_similar',
  'ix_places_search',
  'ix_products_all_search',
  'ix_products_search',
  'ix_reviews_author_name',
  'ix_reviews_comment',
  'ix_search_words_similar',
  'ix_users_search',
];

/**
 * Indexes of words take new rows in at once. PostgreSQL would put them on a list first, which every search
 * reads from its beginning to its end until it is worked off: after 1,000 orders, whose stock makes new rows
 * of their products, some searches in the shop took ten times as long.
 */
export class WordsAtOnce1764230000000 implements MigrationInterface {
  name = 'WordsAtOnce1764230000000';
  // Each index is locked for the moment of its own change.
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) {
      await runner.query(`ALTER INDEX ${index} SET (fastupdate = off)`);
      await runner.query(`SELECT gin_clean_pending_list('${index}')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`ALTER INDEX ${index} RESET (fastupdate)`);
  }
}
