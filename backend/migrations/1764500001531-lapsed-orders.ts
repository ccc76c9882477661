import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that lapsed within a day are few, and counted before every order that is paid later. */
export class LapsedOrders1764500001531 implements MigrationInterface {
  name = 'LapsedOrders1764500001531';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_orders_lapsed_at');
    await runner.query(
      'CREATE INDEX CONCURRENTLY ix_orders_lapsed_at ON orders (lapsed_at) WHERE lapsed_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_orders_lapsed_at');
  }
}
