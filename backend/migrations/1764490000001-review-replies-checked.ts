import type { MigrationInterface, QueryRunner } from 'typeorm';

const WRITER = 'ix_reviews_reply_user_id';
const REPORTER = 'ix_review_reports_reporter';

/** Finds who replied, lets a person report a review and its reply, and checks the rows that were there. */
export class ReviewRepliesChecked1764490000001 implements MigrationInterface {
  name = 'ReviewRepliesChecked1764490000001';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${WRITER}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${WRITER} ON reviews (reply_user_id)`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${REPORTER}`);
    await runner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY ${REPORTER} ON review_reports (review_id, reporter, of)`,
    );
    await runner.query('ALTER TABLE review_reports DROP CONSTRAINT IF EXISTS uq_review_reports_reporter');
    for (const constraint of ['fk_reviews_reply_user', 'ck_reviews_reply', 'ck_reviews_reply_role']) {
      await runner.query(`ALTER TABLE reviews VALIDATE CONSTRAINT ${constraint}`);
    }
    await runner.query('ALTER TABLE review_reports VALIDATE CONSTRAINT ck_review_reports_of');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE reviews SET open_reports = open_reports - waiting.reports
      FROM (SELECT review_id, count(*) AS reports FROM review_reports
        WHERE of = 'reply' AND dismissed_at IS NULL GROUP BY review_id) AS waiting
      WHERE waiting.review_id = reviews.id`);
    await runner.query(`DELETE FROM review_reports WHERE of = 'reply'`);
    await runner.query(`ALTER TABLE review_reports
      ADD CONSTRAINT uq_review_reports_reporter UNIQUE (review_id, reporter)`);
    await runner.query(`DROP INDEX ${REPORTER}, ${WRITER}`);
  }
}
