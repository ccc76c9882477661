import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reported reviews come first in the back office, reviews are found by their words, and products that the
 * shop does not show by that.
 */
export class ReviewReports1764051000000 implements MigrationInterface {
  name = 'ReviewReports1764051000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reviews ADD COLUMN open_reports integer NOT NULL DEFAULT 0');
    await runner.query(
      `UPDATE reviews SET open_reports = counted.reports
       FROM (SELECT review_id, count(*) AS reports FROM review_reports WHERE dismissed_at IS NULL GROUP BY review_id) AS counted
       WHERE counted.review_id = reviews.id`,
    );
    await runner.query('CREATE INDEX ix_reviews_open_reports ON reviews (open_reports, id)');
    await runner.query('CREATE INDEX ix_reviews_rating ON reviews (rating, id)');
    await runner.query('CREATE INDEX ix_reviews_comment ON reviews USING gin (comment gin_trgm_ops)');
    await runner.query('CREATE INDEX ix_reviews_author_name ON reviews USING gin (author_name gin_trgm_ops)');
    await runner.query('CREATE INDEX ix_products_unlisted ON products (created_at, id) WHERE NOT is_listed');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_products_unlisted');
    await runner.query('DROP INDEX ix_reviews_comment, ix_reviews_author_name');
    await runner.query('DROP INDEX ix_reviews_open_reports, ix_reviews_rating');
    await runner.query('ALTER TABLE reviews DROP COLUMN open_reports');
  }
}
