import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What places are sorted by, and what they are narrowed to beside it. */
const ORDERS = [
  ['name', 'kind, source, state'],
  ['state', 'kind, source'],
  ['last_confirmed', 'kind, source, state'],
] as const;

/**
 * Staff's lists of one kind, source or state of places find them in the index of their order, without a look
 * at the others' rows.
 */
export class PlacesByKind1764190002000 implements MigrationInterface {
  name = 'PlacesByKind1764190002000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const [order, filters] of ORDERS) {
      // A try that was interrupted leaves an index behind that is not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ix_places_by_${order}`);
      await runner.query(
        `CREATE INDEX CONCURRENTLY ix_places_by_${order} ON places (${order}, id) INCLUDE (${filters})`,
      );
      // The one above takes its place.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ix_places_${order}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [order] of ORDERS) {
      await runner.query(`CREATE INDEX ix_places_${order} ON places (${order}, id)`);
      await runner.query(`DROP INDEX ix_places_by_${order}`);
    }
  }
}
