import type { MigrationInterface, QueryRunner } from 'typeorm';

const WINDOW = 'ix_fulfilments_window_id';

/** Finds the shares of a window, and checks the rows that were there. */
export class PickupsChecked1764500000001 implements MigrationInterface {
  name = 'PickupsChecked1764500000001';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${WINDOW}`);
    await runner.query(
      `CREATE INDEX CONCURRENTLY ${WINDOW} ON fulfilments (window_id) WHERE window_id IS NOT NULL`,
    );
    for (const constraint of [
      'ck_fulfilments_method',
      'ck_fulfilments_handover',
      'fk_fulfilments_window',
      'fk_fulfilments_zone',
    ])
      await runner.query(`ALTER TABLE fulfilments VALIDATE CONSTRAINT ${constraint}`);
    await runner.query('ALTER TABLE products VALIDATE CONSTRAINT ck_products_pickup');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${WINDOW}`);
  }
}
