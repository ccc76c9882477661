import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails that others can cause are counted by mailbox: with and without a tag behind a plus sign. */
export class Mailboxes1764500001560 implements MigrationInterface {
  name = 'Mailboxes1764500001560';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_mails_mailbox');
    await runner.query(
      `CREATE INDEX CONCURRENTLY ix_mails_mailbox ON mails ((${MAILBOX}), created_at) WHERE is_typed`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_mails_typed');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_mails_typed ON mails (lower(recipient), created_at) WHERE is_typed');
    await runner.query('DROP INDEX ix_mails_mailbox');
  }
}

const PLAIN = `regexp_replace(lower(recipient), '^([^+@]+)\\+[^@]*@', '\\1@')`;
const MAILBOX = `CASE WHEN lower(recipient) ~ '@(gmail|googlemail)\\.com$'
  THEN replace(split_part(${PLAIN}, '@', 1), '.', '') || '@gmail.com' ELSE ${PLAIN} END`;
