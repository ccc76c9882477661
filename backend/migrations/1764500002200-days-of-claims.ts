import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Farms that were claimed got the day on which their place was confirmed as midnight in UTC, which is the day
 * before on American calendars. They get midnight on their own clock. Nothing but a claim writes a moment
 * that is midnight to the microsecond, and a farm whose clock shows UTC stays as it is.
 */
export class DaysOfClaims1764500002200 implements MigrationInterface {
  name = 'DaysOfClaims1764500002200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE farms SET updated_at = (updated_at AT TIME ZONE 'UTC') AT TIME ZONE coalesce(time_zone, 'America/New_York')
      WHERE place_id IS NOT NULL AND updated_at = date_trunc('day', updated_at, 'UTC')`,
    );
  }

  // What it had before can't be told from the days of newer claims, and is shown wrong.
  async down(): Promise<void> {}
}
