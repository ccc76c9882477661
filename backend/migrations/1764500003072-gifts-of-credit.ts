import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bought farm credit that is for somebody else. */
export class GiftsOfCredit1764500003072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE credit_gifts (
      purchase_id integer NOT NULL,
      email text,
      from_name text,
      message text,
      token_hash text,
      taken_by_id integer,
      taken_at timestamptz,
      withdrawn_at timestamptz,
      CONSTRAINT pk_credit_gifts PRIMARY KEY (purchase_id),
      CONSTRAINT uq_credit_gifts_token_hash UNIQUE (token_hash),
      CONSTRAINT fk_credit_gifts_purchase FOREIGN KEY (purchase_id) REFERENCES credit_purchases (id) ON DELETE CASCADE,
      CONSTRAINT fk_credit_gifts_taken_by FOREIGN KEY (taken_by_id) REFERENCES users (id) ON DELETE SET NULL,
      CONSTRAINT ck_credit_gifts_once CHECK (taken_at IS NULL OR withdrawn_at IS NULL)
    )`);
    await runner.query('CREATE INDEX ix_credit_gifts_taken_by_id ON credit_gifts (taken_by_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE credit_gifts');
  }
}
