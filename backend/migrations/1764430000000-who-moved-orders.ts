import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who moved a share of an order along, in what role of the vendor's business. */
export class WhoMovedOrders1764430000000 implements MigrationInterface {
  name = 'WhoMovedOrders1764430000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE fulfilment_events ADD COLUMN user_id integer`);
    await runner.query(`ALTER TABLE fulfilment_events ADD COLUMN role text`);
    await runner.query(`ALTER TABLE fulfilment_events ADD CONSTRAINT fk_fulfilment_events_user
      FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL NOT VALID`);
    await runner.query(`ALTER TABLE fulfilment_events ADD CONSTRAINT ck_fulfilment_events_role
      CHECK (role IN ('owner', 'manager', 'packer', 'bookkeeper')) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fulfilment_events DROP COLUMN user_id, DROP COLUMN role');
  }
}
