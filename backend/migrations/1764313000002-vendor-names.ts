import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vendors are suggested by the words of their names, as farms and markets are. */
export class VendorNames1764313000002 implements MigrationInterface {
  name = 'VendorNames1764313000002';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_vendors_name_similar');
    await runner.query(
      `CREATE INDEX CONCURRENTLY ix_vendors_name_similar ON vendors
         USING gin (plain_name(business_name) gin_trgm_ops) WITH (fastupdate = off)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_vendors_name_similar');
  }
}
