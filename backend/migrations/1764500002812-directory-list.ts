import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['ix_places_entry', `places (('place-' || id::text))`],
  ['ix_farms_entry', `farms (('farm-' || id::text))`],
  ['ix_places_created_at', 'places (created_at, id)'],
  ['ix_farms_by_name', 'farms (name, id) INCLUDE (kind, state)'],
] as const;

/** Farms and places in one list: by what each is called there, the newest first, and by name and kind. */
export class DirectoryList1764500002812 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) {
      // One that was cut off leaves an index that is not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
    }
    // The one above does what it did.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_farms_name');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX IF NOT EXISTS ix_farms_name ON farms (name, id)');
    for (const [name] of INDEXES) await runner.query(`DROP INDEX ${name}`);
  }
}
