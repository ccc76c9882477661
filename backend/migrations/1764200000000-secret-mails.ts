import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff's list of the mails that only their readers may see, which are few, is found without reading all
 * others; also when there are none.
 */
export class SecretMails1764200000000 implements MigrationInterface {
  name = 'SecretMails1764200000000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_mails_secret');
    await runner.query('CREATE INDEX CONCURRENTLY ix_mails_secret ON mails (created_at, id) WHERE is_secret');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_mails_secret');
  }
}
