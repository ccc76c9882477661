import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWNER = 'num_nonnulls(order_id, subscription_id) = 1';
const KINDS = `'order', 'weighed', 'deposit', 'balance', 'addition'`;

/** Shares are paid by card: payments of memberships, the saved card, and what boxes use of the money. */
export class CardsForShares1764500002920 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payments ALTER COLUMN order_id DROP NOT NULL, ADD COLUMN subscription_id integer,
      ADD CONSTRAINT fk_payments_subscription FOREIGN KEY (subscription_id) REFERENCES subscriptions (id) NOT VALID,
      ADD CONSTRAINT ck_payments_owner CHECK (${OWNER}) NOT VALID,
      DROP CONSTRAINT ck_payments_kind, ADD CONSTRAINT ck_payments_kind CHECK (kind IN (${KINDS}, 'share')) NOT VALID`);
    await runner.query('ALTER TABLE payments VALIDATE CONSTRAINT fk_payments_subscription');
    await runner.query('ALTER TABLE payments VALIDATE CONSTRAINT ck_payments_owner');
    await runner.query('ALTER TABLE payments VALIDATE CONSTRAINT ck_payments_kind');
    await runner.query(`ALTER TABLE subscriptions ADD COLUMN card_id integer, ADD COLUMN taken_over_at timestamptz,
      ADD CONSTRAINT fk_subscriptions_card FOREIGN KEY (card_id) REFERENCES payments (id) NOT VALID`);
    await runner.query('ALTER TABLE subscriptions VALIDATE CONSTRAINT fk_subscriptions_card');
    // locks: a few thousand rows, one for each member
    await runner.query(
      'CREATE INDEX ix_subscriptions_card_id ON subscriptions (card_id) WHERE card_id IS NOT NULL',
    );
    await runner.query(`CREATE TABLE box_draws (
      payment_id integer NOT NULL, order_id integer NOT NULL, cents integer NOT NULL,
      CONSTRAINT pk_box_draws PRIMARY KEY (order_id, payment_id),
      CONSTRAINT fk_box_draws_payment FOREIGN KEY (payment_id) REFERENCES payments (id),
      CONSTRAINT fk_box_draws_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
      CONSTRAINT ck_box_draws_cents CHECK (cents > 0))`);
    await runner.query('CREATE INDEX ix_box_draws_payment_id ON box_draws (payment_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE box_draws');
    await runner.query('ALTER TABLE subscriptions DROP COLUMN card_id, DROP COLUMN taken_over_at');
    await runner.query('DELETE FROM payments WHERE order_id IS NULL');
    await runner.query(`ALTER TABLE payments DROP COLUMN subscription_id, ALTER COLUMN order_id SET NOT NULL,
      DROP CONSTRAINT ck_payments_kind, ADD CONSTRAINT ck_payments_kind CHECK (kind IN (${KINDS}))`);
  }
}
