import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lists of the back office are searched by, where they were read whole. */
export class BackOfficeLists1764060000000 implements MigrationInterface {
  name = 'BackOfficeLists1764060000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX ix_audit_log_search ON audit_log USING gin
        ((username || ' ' || action || ' ' || resource || ' ' || coalesce(note, '')) gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_audit_log_search');
  }
}
