import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a farm was when it was claimed, to be restored; photos that were removed, to be brought back. */
export class ClaimsUnderReview1764250000000 implements MigrationInterface {
  name = 'ClaimsUnderReview1764250000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE farm_claims ADD COLUMN snapshot jsonb');
    await runner.query('ALTER TABLE farm_claims DROP CONSTRAINT ck_farm_claims_status');
    await runner.query(
      `ALTER TABLE farm_claims ADD CONSTRAINT ck_farm_claims_status
       CHECK (status IN ('new', 'verified', 'rejected', 'released', 'withdrawn')) NOT VALID`,
    );
    await runner.query('ALTER TABLE farm_claims VALIDATE CONSTRAINT ck_farm_claims_status');
    await runner.query('ALTER TABLE farm_photos ADD COLUMN removed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM farm_photos WHERE removed_at IS NOT NULL');
    await runner.query('ALTER TABLE farm_photos DROP COLUMN removed_at');
    await runner.query(
      `UPDATE farm_claims SET status = 'released' WHERE status IN ('rejected', 'withdrawn')`,
    );
    await runner.query('ALTER TABLE farm_claims DROP CONSTRAINT ck_farm_claims_status');
    await runner.query(
      `ALTER TABLE farm_claims ADD CONSTRAINT ck_farm_claims_status
       CHECK (status IN ('new', 'verified', 'released'))`,
    );
    await runner.query('ALTER TABLE farm_claims DROP COLUMN snapshot');
  }
}
