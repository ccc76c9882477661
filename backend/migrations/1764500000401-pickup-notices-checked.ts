import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'ix_pickup_windows_starts_at';

/** Finds the windows of the coming days, and checks the vendors that were there. */
export class PickupNoticesChecked1764500000401 implements MigrationInterface {
  name = 'PickupNoticesChecked1764500000401';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${INDEX} ON pickup_windows (starts_at, id)`);
    for (const constraint of ['ck_vendors_uncollected', 'ck_vendors_uncollected_at'])
      await runner.query(`ALTER TABLE vendors VALIDATE CONSTRAINT ${constraint}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEX}`);
  }
}
