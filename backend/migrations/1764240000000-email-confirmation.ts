import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When people confirmed the email address of their account, and the links by which they do. */
export class EmailConfirmation1764240000000 implements MigrationInterface {
  name = 'EmailConfirmation1764240000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz');
    // Staff were invited by email or set up with the server. Demo addresses belong to no one.
    await runner.query(
      `UPDATE users SET email_confirmed_at = now()
       WHERE role = 'admin' OR email LIKE '%@demo.farmgate.example'`,
    );
    await runner.query(`CREATE TABLE email_confirmations (
      token_hash text CONSTRAINT pk_email_confirmations PRIMARY KEY,
      user_id integer NOT NULL CONSTRAINT fk_email_confirmations_user REFERENCES users ON DELETE CASCADE,
      email citext NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    )`);
    await runner.query('CREATE INDEX ix_email_confirmations_user_id ON email_confirmations (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_confirmations');
    await runner.query('ALTER TABLE users DROP COLUMN email_confirmed_at');
  }
}
