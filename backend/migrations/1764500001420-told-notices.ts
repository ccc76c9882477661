import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was told in one moment is found without all notices of its announcement. */
export class ToldNotices1764500001420 implements MigrationInterface {
  name = 'ToldNotices1764500001420';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_notices_told');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_notices_told ON notices (sent_at, announcement_id, follower_id)
      WHERE status = 'sent'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_notices_told');
  }
}
