import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the farm entered an order for its customer. */
export class EnteredOrders1764500002741 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN is_entered boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN is_entered');
  }
}
