import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the farms and the vendor of a business, and checks what was filed before. */
export class BusinessesChecked1764410000001 implements MigrationInterface {
  name = 'BusinessesChecked1764410000001';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was interrupted leaves an index behind that is not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_farms_business_id');
    await runner.query('CREATE INDEX CONCURRENTLY ix_farms_business_id ON farms (business_id)');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_vendors_business_id');
    await runner.query('CREATE UNIQUE INDEX CONCURRENTLY ix_vendors_business_id ON vendors (business_id)');
    for (const table of ['farms', 'vendors']) {
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT fk_${table}_business`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_farms_business_id, ix_vendors_business_id');
  }
}
