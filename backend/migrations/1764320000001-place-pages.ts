import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The page of a place shows what its sources say, so a change of that is told as well. */
export class PlacePages1764320000001 implements MigrationInterface {
  name = 'PlacePages1764320000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TRIGGER place_records_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON place_records
       FOR EACH STATEMENT EXECUTE FUNCTION tell_change()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER place_records_told ON place_records');
  }
}
