import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the audit log says about an account is found when its person wishes to be forgotten. */
export class AuditPeople1764071000000 implements MigrationInterface {
  name = 'AuditPeople1764071000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const side of ['before', 'after']) {
      await runner.query(
        `CREATE INDEX ix_audit_log_${side}_user_id ON audit_log ((${side} ->> 'userId')) WHERE (${side} ->> 'userId') IS NOT NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_audit_log_before_user_id, ix_audit_log_after_user_id');
  }
}
