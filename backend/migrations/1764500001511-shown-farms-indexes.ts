import type { MigrationInterface, QueryRunner } from 'typeorm';

const MAP = 'ON farms USING gist (map_point(latitude, longitude)) INCLUDE (latitude, longitude, waits_for)';

/** The index of positions says whether visitors see a farm, so counting them still reads nothing else. */
export class ShownFarmsIndexes1764500001511 implements MigrationInterface {
  name = 'ShownFarmsIndexes1764500001511';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE farms VALIDATE CONSTRAINT ck_farms_waits_for');
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_farms_waits_for');
    await runner.query(
      'CREATE INDEX CONCURRENTLY ix_farms_waits_for ON farms (waits_for, id) WHERE waits_for IS NOT NULL',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_farms_shown_map');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_farms_shown_map ${MAP}`);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_farms_map');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX ix_farms_map ON farms USING gist (map_point(latitude, longitude)) INCLUDE (latitude, longitude)',
    );
    await runner.query('DROP INDEX ix_farms_shown_map');
    await runner.query('DROP INDEX ix_farms_waits_for');
  }
}
