import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What claimants write, show and say waits with the claim. */
export class ClaimDrafts1764500001520 implements MigrationInterface {
  name = 'ClaimDrafts1764500001520';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE farm_claims ADD COLUMN draft jsonb');
    for (const table of ['farm_photos', 'field_statuses']) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN claim_id integer`);
      await runner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT fk_${table}_claim
         FOREIGN KEY (claim_id) REFERENCES farm_claims (id) ON DELETE CASCADE NOT VALID`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE field_statuses DROP COLUMN claim_id');
    await runner.query('ALTER TABLE farm_photos DROP COLUMN claim_id');
    await runner.query('ALTER TABLE farm_claims DROP COLUMN draft');
  }
}
