import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for a claim is found by it. */
export class ClaimDraftIndexes1764500001521 implements MigrationInterface {
  name = 'ClaimDraftIndexes1764500001521';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['farm_photos', 'field_statuses']) {
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT fk_${table}_claim`);
      // A try that was interrupted leaves an index behind that is not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ix_${table}_claim_id`);
      await runner.query(
        `CREATE INDEX CONCURRENTLY ix_${table}_claim_id ON ${table} (claim_id) WHERE claim_id IS NOT NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_field_statuses_claim_id');
    await runner.query('DROP INDEX ix_farm_photos_claim_id');
  }
}
