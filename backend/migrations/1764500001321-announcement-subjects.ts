import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what is announced about a subject since, what waits for a follower, and the newest notices. */
export class AnnouncementSubjects1764500001321 implements MigrationInterface {
  name = 'AnnouncementSubjects1764500001321';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_announcements_subject');
    await runner.query(
      'CREATE INDEX CONCURRENTLY ix_announcements_subject ON announcements ((about[1]), id)',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_notices_created_at');
    await runner.query('CREATE INDEX CONCURRENTLY ix_notices_created_at ON notices (created_at, id)');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_notices_follower_waiting');
    await runner.query(
      `CREATE INDEX CONCURRENTLY ix_notices_follower_waiting ON notices (follower_id, due_at) WHERE status = 'waiting'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_notices_follower_waiting');
    await runner.query('DROP INDEX ix_notices_created_at');
    await runner.query('DROP INDEX ix_announcements_subject');
  }
}
