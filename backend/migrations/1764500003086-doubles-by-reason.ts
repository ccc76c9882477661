import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = ['name', 'address', 'phone', 'email', 'website'];

/** A list by one reason is read in its own order, also where hardly a pair has that reason. */
export class DoublesByReason1764500003086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // locks: pairs are written once a night, and staff wait a moment for these.
    for (const reason of REASONS) {
      const pairs = `WHERE reasons @> ARRAY['${reason}'::text]`;
      await runner.query(`CREATE INDEX ix_doubles_${reason} ON doubles (cardinality(reasons), id) ${pairs}`);
      await runner.query(`CREATE INDEX ix_doubles_${reason}_found_at ON doubles (found_at, id) ${pairs}`);
    }
    await runner.query('DROP INDEX ix_doubles_reasons');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX ix_doubles_reasons ON doubles USING gin (reasons) WITH (fastupdate = off)',
    );
    for (const reason of REASONS) {
      await runner.query(`DROP INDEX ix_doubles_${reason}`);
      await runner.query(`DROP INDEX ix_doubles_${reason}_found_at`);
    }
  }
}
