import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices of people who want to know there of the new orders of a business. */
export class DevicesThatTellOrders1764500003080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE order_devices (
      subscription_id integer NOT NULL,
      membership_id integer NOT NULL,
      CONSTRAINT pk_order_devices PRIMARY KEY (subscription_id, membership_id),
      CONSTRAINT fk_order_devices_subscription FOREIGN KEY (subscription_id) REFERENCES push_subscriptions (id)
        ON DELETE CASCADE,
      CONSTRAINT fk_order_devices_membership FOREIGN KEY (membership_id) REFERENCES memberships (id) ON DELETE CASCADE
    )`);
    await runner.query('CREATE INDEX ix_order_devices_membership_id ON order_devices (membership_id)');
    await runner.query('ALTER TABLE push_subscriptions ADD COLUMN tells_news boolean NOT NULL DEFAULT true');
    await runner.query('ALTER TABLE push_messages ADD COLUMN membership_id integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE push_messages DROP COLUMN membership_id');
    await runner.query('ALTER TABLE push_subscriptions DROP COLUMN tells_news');
    await runner.query('DROP TABLE order_devices');
  }
}
