import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'ix_ledger_entries_payment_id';

export class EntriesOfAdvances1764500003001 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was cut off leaves an index that is not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`);
    await runner.query(
      `CREATE INDEX CONCURRENTLY ${INDEX} ON ledger_entries (payment_id) WHERE payment_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEX}`);
  }
}
