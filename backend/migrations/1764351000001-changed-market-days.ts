import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'ix_market_days_changed_at';

/** The days that changed last, for their feed. */
export class ChangedMarketDays1764351000001 implements MigrationInterface {
  name = 'ChangedMarketDays1764351000001';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${NAME}`);
    await runner.query(
      `CREATE INDEX CONCURRENTLY ${NAME} ON market_days (changed_at, id) WHERE status <> 'scheduled'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${NAME}`);
  }
}
