import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a vendor's customers can pick up, by weekday. */
export class PickupHours1764311000002 implements MigrationInterface {
  name = 'PickupHours1764311000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE vendors ADD COLUMN pickup_hours jsonb NOT NULL DEFAULT '[]'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vendors DROP COLUMN pickup_hours');
  }
}
