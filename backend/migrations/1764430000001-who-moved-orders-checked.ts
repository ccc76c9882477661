import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'ix_fulfilment_events_user_id';

/** Finds what somebody moved, and checks the rows that were there before. */
export class WhoMovedOrdersChecked1764430000001 implements MigrationInterface {
  name = 'WhoMovedOrdersChecked1764430000001';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${INDEX} ON fulfilment_events (user_id)`);
    for (const constraint of ['fk_fulfilment_events_user', 'ck_fulfilment_events_role']) {
      await runner.query(`ALTER TABLE fulfilment_events VALIDATE CONSTRAINT ${constraint}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEX}`);
  }
}
