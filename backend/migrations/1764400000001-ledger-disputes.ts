import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'ix_ledger_entries_dispute_id';

/** The ledger's entries of a dispute. */
export class LedgerDisputes1764400000001 implements MigrationInterface {
  name = 'LedgerDisputes1764400000001';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${NAME}`);
    await runner.query(
      `CREATE INDEX CONCURRENTLY ${NAME} ON ledger_entries (dispute_id) WHERE dispute_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${NAME}`);
  }
}
