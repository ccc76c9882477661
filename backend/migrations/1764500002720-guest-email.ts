import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests' orders are found by their address when an account confirms it. */
export class GuestEmail1764500002720 implements MigrationInterface {
  name = 'GuestEmail1764500002720';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_orders_guest_email');
    await runner.query(
      `CREATE INDEX CONCURRENTLY ix_orders_guest_email ON orders (lower(email))
       WHERE user_id IS NULL AND guest_key IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_orders_guest_email');
  }
}
