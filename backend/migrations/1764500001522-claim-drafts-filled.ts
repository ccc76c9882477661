import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What claimants changed before, while staff had yet to look at their claims, waits with the claim from now
 * on, and the farms are as they were before it. What staff changed last stays.
 */
export class ClaimDraftsFilled1764500001522 implements MigrationInterface {
  name = 'ClaimDraftsFilled1764500001522';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WITHHOLD_FIELDS);
    await runner.query(WITHHOLD_PHOTOS);
    await runner.query(WITHHOLD_STATUSES);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, column, value] of FIELDS) {
      await runner.query(`
        UPDATE farms SET ${column} = ${value("claim.draft -> 'said'")}
        FROM farm_claims AS claim
        WHERE ${IS_OPEN} AND claim.draft -> 'said' ? '${name}'
          AND to_jsonb(farms.${column}) IS NOT DISTINCT FROM ${orNull(`claim.draft -> 'was' -> '${name}'`)}`);
    }
    // The first of the photos that waited is the picture of a farm that has none, as it was.
    await runner.query(`
      UPDATE farms SET image_url = '/media/' || photo.image_id || '/800.jpg'
      FROM farm_claims AS claim, LATERAL (
        SELECT image_id FROM farm_photos
        WHERE farm_photos.farm_id = claim.farm_id AND removed_at IS NULL ORDER BY position, id LIMIT 1) AS photo
      WHERE ${IS_OPEN} AND farms.image_url IS NULL`);
  }
}

type Value = (json: string) => string;

/** Each with its column, and how the column is read from JSON. */
const FIELDS: readonly [name: string, column: string, value: Value][] = [
  ['description', 'description', (json) => `${json} ->> 'description'`],
  ['seasons', 'seasons', (json) => `${json} -> 'seasons'`],
  ['exceptions', 'exceptions', (json) => `${json} -> 'exceptions'`],
  ['hoursConfirmed', 'hours_confirmed', (json) => `(${json} ->> 'hoursConfirmed')::date`],
];

const IS_OPEN = `claim.farm_id = farms.id AND claim.user_id = farms.user_id AND claim.status = 'new'`;
const orNull = (json: string) => `nullif(${json}, 'null')`;

/** What staff wrote last since the claim, as the audit log has it; cut where it was very long. */
const byStaff = (name: string) => `(
  SELECT entry.after -> '${name}' FROM audit_log AS entry
  WHERE entry.resource = 'farms' AND entry.record_id = farms.id::text AND entry.created_at >= claim.created_at
    AND entry.action <> 'owner-update' AND entry.after ? '${name}' AND entry.before IS NOT NULL
  ORDER BY entry.id DESC LIMIT 1)`;

/** Snapshots from before farms had exceptions, or a day of their hours, name neither. */
const beforeClaim = (name: string) =>
  name === 'hoursConfirmed'
    ? `coalesce(claim.snapshot -> 'hoursConfirmed', 'null')`
    : `coalesce(claim.snapshot -> 'content' -> '${name}', '[]')`;

const objectOf = (side: 'is' | 'was') =>
  FIELDS.map(
    ([name]) =>
      `CASE WHEN "${name} is" IS DISTINCT FROM "${name} was" THEN jsonb_build_object('${name}', "${name} ${side}") ELSE '{}' END`,
  ).join(' || ');

const WITHHOLD_FIELDS = `
  WITH compared AS (
    SELECT farms.id AS farm_id, claim.id AS claim_id,
      ${FIELDS.map(
        ([name, column]) => `coalesce(to_jsonb(farms.${column}), 'null') AS "${name} is",
        coalesce(${byStaff(name)}, ${beforeClaim(name)}) AS "${name} was"`,
      ).join(',\n')}
    FROM farms JOIN farm_claims AS claim ON ${IS_OPEN} AND claim.snapshot IS NOT NULL
  ), drafted AS (
    UPDATE farm_claims SET draft = jsonb_build_object('said', ${objectOf('is')}, 'was', ${objectOf('was')})
    FROM compared WHERE farm_claims.id = claim_id AND (${FIELDS.map(
      ([name]) => `"${name} is" IS DISTINCT FROM "${name} was"`,
    ).join(' OR ')})
  )
  UPDATE farms SET ${FIELDS.map(
    ([name, column, value]) => `${column} = ${value(`jsonb_build_object('${name}', "${name} was")`)}`,
  ).join(', ')},
    confirmed_at = CASE WHEN confirmed_at >= claim.created_at THEN NULL ELSE confirmed_at END,
    image_url = CASE WHEN claim.snapshot -> 'content' ->> 'imageUrl' LIKE '/%' THEN claim.snapshot -> 'content' ->> 'imageUrl' END
  FROM compared JOIN farm_claims AS claim ON claim.id = claim_id
  WHERE farms.id = compared.farm_id`;

const WITHHOLD_PHOTOS = `
  UPDATE farm_photos SET claim_id = claim.id
  FROM farm_claims AS claim JOIN farms ON ${IS_OPEN}
  WHERE farm_photos.farm_id = farms.id AND farm_photos.created_at >= claim.created_at
    AND NOT coalesce(claim.snapshot -> 'photoIds' @> to_jsonb(farm_photos.id), false)`;

const WITHHOLD_STATUSES = `
  UPDATE field_statuses SET claim_id = claim.id
  FROM farm_claims AS claim JOIN farms ON ${IS_OPEN}
  WHERE field_statuses.farm_id = farms.id AND field_statuses.created_at >= claim.created_at
    AND field_statuses.channel <> 'staff'`;
