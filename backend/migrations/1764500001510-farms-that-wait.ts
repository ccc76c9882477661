import type { MigrationInterface, QueryRunner } from 'typeorm';

const SAME_SPOT_METERS = 1_609;

/**
 * Farms that visitors see once their account's email is confirmed, or staff have verified them. Those that
 * are there already are treated as if they were registered now: only what nobody has verified, and no farm
 * that the directory had, is to wait.
 */
export class FarmsThatWait1764500001510 implements MigrationInterface {
  name = 'FarmsThatWait1764500001510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE farms ADD COLUMN waits_for text,
      ADD CONSTRAINT ck_farms_waits_for CHECK (waits_for IN ('email', 'staff')) NOT VALID`);
    // As the product compares them, at this moment.
    await runner.query(`UPDATE farms SET waits_for = 'staff' WHERE ${REGISTERED} AND EXISTS (
      SELECT FROM farms AS other WHERE other.is_verified AND other.id <> farms.id
        AND (other.zip_code = farms.zip_code OR ll_to_earth(other.latitude, other.longitude)
          <-> ll_to_earth(farms.latitude, farms.longitude) <= ${SAME_SPOT_METERS})
        AND (similarity(plain_name(other.name), plain_name(farms.name)) >= 0.6
          OR word_similarity(plain_name(other.name), plain_name(farms.name)) >= 0.9
          OR word_similarity(plain_name(farms.name), plain_name(other.name)) >= 0.9)
        AND coalesce(nullif(regexp_replace(other.name, '\\D', '', 'g'), '')
          = nullif(regexp_replace(farms.name, '\\D', '', 'g'), ''), true))`);
    await runner.query(`UPDATE farms SET waits_for = 'email' WHERE ${REGISTERED} AND waits_for IS NULL
      AND EXISTS (SELECT FROM users WHERE users.id = farms.user_id AND users.email_confirmed_at IS NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE farms DROP COLUMN waits_for');
  }
}

/** By an account, and neither claimed from the directory nor looked at by staff. */
const REGISTERED = `farms.user_id IS NOT NULL AND farms.is_claimed AND NOT farms.is_verified
  AND NOT farms.is_demonstration AND farms.place_id IS NULL
  AND NOT EXISTS (SELECT FROM farm_claims WHERE farm_claims.farm_id = farms.id)
  AND NOT EXISTS (SELECT FROM farm_applications WHERE farm_applications.farm_id = farms.id)
  AND NOT EXISTS (SELECT FROM audit_log WHERE resource = 'farms' AND action = 'create' AND record_id = farms.id::text)`;
