import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A day that was opened again can be called off once more. */
export class ReopenedDays1764500002735 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was cut off leaves an index that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS uq_pickup_day_changes_ended');
    await runner.query(`CREATE UNIQUE INDEX CONCURRENTLY uq_pickup_day_changes_ended ON pickup_day_changes (window_id)
      WHERE kind <> 'hours' AND reopened_at IS NULL`);
    await runner.query('DROP INDEX uq_pickup_day_changes_end');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX uq_pickup_day_changes_ended');
    await runner.query(
      `CREATE UNIQUE INDEX uq_pickup_day_changes_end ON pickup_day_changes (window_id) WHERE kind <> 'hours'`,
    );
  }
}
