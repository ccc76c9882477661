import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that can be unsubscribed from and are not sent late, and what a digest looks up. */
export class MailToMany1764500001320 implements MigrationInterface {
  name = 'MailToMany1764500001320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE mails ADD COLUMN unsubscribe_path text, ADD COLUMN send_before timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN unsubscribe_path, DROP COLUMN send_before');
  }
}
