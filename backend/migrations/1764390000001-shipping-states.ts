import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a vendor ships to: empty for every state that is open. */
export class ShippingStates1764390000001 implements MigrationInterface {
  name = 'ShippingStates1764390000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vendors ADD COLUMN shipping_states text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vendors DROP COLUMN shipping_states');
  }
}
