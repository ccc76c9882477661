import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Until when a cash order waits for its buyer's confirmation; emails to typed addresses; refunds that are
 * asked for twice.
 */
export class OrderConfirmation1764260000000 implements MigrationInterface {
  name = 'OrderConfirmation1764260000000';

  // locks: orders, mails and refunds for a moment each: of the first two no row is in the index, of the last
  // there are few
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN confirm_by timestamptz, ADD COLUMN network_key text');
    await runner.query(
      'CREATE INDEX ix_orders_confirm_by ON orders (confirm_by) WHERE confirm_by IS NOT NULL',
    );
    await runner.query('ALTER TABLE mails ADD COLUMN is_typed boolean NOT NULL DEFAULT false');
    await runner.query('CREATE INDEX ix_mails_typed ON mails (lower(recipient), created_at) WHERE is_typed');
    await runner.query('ALTER TABLE refunds ADD COLUMN idempotency_key text');
    await runner.query(
      'ALTER TABLE refunds ADD CONSTRAINT uq_refunds_idempotency_key UNIQUE (idempotency_key)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds DROP COLUMN idempotency_key');
    await runner.query('ALTER TABLE mails DROP COLUMN is_typed');
    await runner.query('ALTER TABLE orders DROP COLUMN confirm_by, DROP COLUMN network_key');
  }
}
