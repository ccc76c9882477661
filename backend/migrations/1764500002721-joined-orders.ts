import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests' orders of before join the accounts that have confirmed their address. */
export class JoinedOrders1764500002721 implements MigrationInterface {
  name = 'JoinedOrders1764500002721';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE orders SET user_id = account.id FROM users AS account
      WHERE orders.user_id IS NULL AND orders.guest_key IS NOT NULL AND orders.told_at IS NOT NULL
        AND account.email_confirmed_at IS NOT NULL AND lower(orders.email) = lower(account.email::text)`);
  }

  // Nothing tells them from others anymore.
  async down(): Promise<void> {}
}
