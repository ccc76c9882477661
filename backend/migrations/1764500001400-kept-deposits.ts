import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deposits that are kept are sales of their day: they are found without a look at what was canceled. */
export class KeptDeposits1764500001400 implements MigrationInterface {
  name = 'KeptDeposits1764500001400';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_fulfilments_kept');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_fulfilments_kept ON fulfilments (created_at)
      INCLUDE (total, commission) WHERE kept > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_fulfilments_kept');
  }
}
