import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pickups and deliveries in some weeks of a month, or every other week. */
export class ScheduleWeeks1764500001910 implements MigrationInterface {
  name = 'ScheduleWeeks1764500001910';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pickup_schedules ADD COLUMN repeats jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pickup_schedules DROP COLUMN repeats');
  }
}
