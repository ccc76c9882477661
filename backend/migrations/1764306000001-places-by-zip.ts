import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff find places by their ZIP code. */
export class PlacesByZip1764306000001 implements MigrationInterface {
  name = 'PlacesByZip1764306000001';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_places_zip_code');
    await runner.query('CREATE INDEX CONCURRENTLY ix_places_zip_code ON places (zip_code, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_places_zip_code');
  }
}
