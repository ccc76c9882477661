import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails that others can cause are counted by kind and sender. */
export class TypedMails1764500001540 implements MigrationInterface {
  name = 'TypedMails1764500001540';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails ADD COLUMN typed_cap text;
      ALTER TABLE mails ADD COLUMN typed_by text;`);
    // locks: the condition holds for no row yet, and the column was added in this transaction.
    await runner.query('CREATE INDEX ix_mails_typed_by ON mails (created_at) WHERE typed_by IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN typed_cap, DROP COLUMN typed_by');
  }
}
