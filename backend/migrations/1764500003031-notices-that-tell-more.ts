import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What recalls find besides `ix_notices_told`. */
export class NoticesThatTellMore1764500003031 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_notices_told_more');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_notices_told_more ON notices (sent_at, announcement_id, follower_id)
      WHERE status = 'waiting' AND sent_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_notices_told_more');
  }
}
