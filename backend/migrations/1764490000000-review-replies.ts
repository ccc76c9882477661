import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What vendors answer to reviews, and reports of that. */
export class ReviewReplies1764490000000 implements MigrationInterface {
  name = 'ReviewReplies1764490000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reviews
      ADD COLUMN reply text,
      ADD COLUMN replied_at timestamptz,
      ADD COLUMN reply_user_id integer,
      ADD COLUMN reply_role text,
      ADD COLUMN is_reply_hidden boolean NOT NULL DEFAULT false,
      ADD COLUMN reply_hidden_reason text,
      ADD COLUMN reply_told_at timestamptz`);
    await runner.query(`ALTER TABLE reviews ADD CONSTRAINT fk_reviews_reply_user
      FOREIGN KEY (reply_user_id) REFERENCES users (id) ON DELETE SET NULL NOT VALID`);
    await runner.query(`ALTER TABLE reviews ADD CONSTRAINT ck_reviews_reply
      CHECK ((reply IS NULL) = (replied_at IS NULL) AND char_length(reply) BETWEEN 1 AND 2000) NOT VALID`);
    await runner.query(`ALTER TABLE reviews ADD CONSTRAINT ck_reviews_reply_role
      CHECK (reply_role IN ('owner', 'manager', 'packer', 'bookkeeper')) NOT VALID`);
    await runner.query(`ALTER TABLE review_reports ADD COLUMN of text NOT NULL DEFAULT 'review'`);
    await runner.query(`ALTER TABLE review_reports ADD CONSTRAINT ck_review_reports_of
      CHECK (of IN ('review', 'reply')) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review_reports DROP COLUMN of');
    await runner.query(`ALTER TABLE reviews DROP COLUMN reply, DROP COLUMN replied_at, DROP COLUMN reply_user_id,
      DROP COLUMN reply_role, DROP COLUMN is_reply_hidden, DROP COLUMN reply_hidden_reason,
      DROP COLUMN reply_told_at`);
  }
}
