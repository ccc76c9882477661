import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lists of the back office are searched and sorted by, where they were read whole. */
export class BackOfficeLists1764060000000 implements MigrationInterface {
  name = 'BackOfficeLists1764060000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX ix_audit_log_search ON audit_log USING gin
        ((username || ' ' || action || ' ' || resource || ' ' || coalesce(note, '')) gin_trgm_ops)`,
    );
    // What is sold is positive, the rest negative: by the amount alone, one kind begins where another ends.
    await runner.query('CREATE INDEX ix_ledger_entries_kind_amount ON ledger_entries (kind, amount, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_ledger_entries_kind_amount, ix_audit_log_search');
  }
}
