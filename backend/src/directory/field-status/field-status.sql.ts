import type { FieldState, FieldSubject } from '../../contract/directory/field-states.js';
import { PICKING_STATES } from '../../contract/directory/field-states.js';
import { statement } from '../../platform/database/statement.js';
import { nearSql } from '../../platform/geo/near.sql.js';
import { isFarmShown } from '../tables/twins.sql.js';

export interface CurrentRow {
  subject: FieldSubject;
  id: number;
  crop: string | null;
  cropKey: string;
  state: FieldState;
  note: string | null;
  imageId: string | null;
  opens: string | null;
  closes: string | null;
  saidAt: Date;
  until: Date;
}

export interface CurrentRowInJson extends Omit<CurrentRow, 'saidAt' | 'until'> {
  saidAt: string;
  until: string;
}

export interface NearStatusRow extends CurrentRow {
  name: string;
  city: string | null;
  region: string | null;
  timeZone: string | null;
  chord: number;
}

export const statusColumns = `status.id, status.crop, status.crop_key AS "cropKey", status.state, status.note,
  status.image_id AS "imageId", status.opens, status.closes, status.said_at AS "saidAt", status.until`;
const isRunning = (now: string) => `status.ended_at IS NULL AND status.until > ${now}`;
/** For everyone: what a claimant says waits for staff. */
const holds = (now: string) => `status.claim_id IS NULL AND ${isRunning(now)}`;
const ofFarm = `'farm-' || status.farm_id AS subject`;
const ofPlace = `'place-' || status.place_id AS subject`;

const among = (farmIds: string, placeIds: string, columns: string, condition: string): string => `
  SELECT ${ofFarm}, ${columns} FROM field_statuses AS status WHERE status.farm_id = ${farmIds} AND ${condition}
  UNION ALL
  SELECT ${ofPlace}, ${columns} FROM field_statuses AS status WHERE status.place_id = ${placeIds} AND ${condition}
  ORDER BY id DESC`;

/** @param farmIds, placeIds SQL of whose statuses are wanted: "ANY($1::int[])" */
export const statusesOf = (farmIds: string, placeIds: string, now: string): string =>
  among(farmIds, placeIds, statusColumns, holds(now));

export const currentStatuses = statement<
  CurrentRow,
  [farmIds: readonly number[], placeIds: readonly number[], now: Date]
>(statusesOf('ANY($1::int[])', 'ANY($2::int[])', '$3'));

export const runningStatuses = statement<
  CurrentRow & { claimId: number | null },
  [farmIds: readonly number[], placeIds: readonly number[], now: Date]
>(
  among(
    'ANY($1::int[])',
    'ANY($2::int[])',
    `${statusColumns}, status.claim_id AS "claimId"`,
    isRunning('$3'),
  ),
);

const { within, chord } = nearSql('$1', '$2', '$3');
const where = `city, farms.state AS region, time_zone AS "timeZone"`;

export const statusesNear = statement<
  NearStatusRow,
  [latitude: number, longitude: number, chord: number, now: Date, most: number]
>(`
  SELECT * FROM (
    SELECT ${ofFarm}, farms.name, ${where}, ${chord} AS chord, ${statusColumns}
      FROM field_statuses AS status JOIN farms ON farms.id = status.farm_id
      WHERE ${holds('$4')} AND ${isFarmShown()} AND ${within}
    UNION ALL
    SELECT ${ofPlace}, places.name, ${where.replace('farms', 'places')}, ${chord} AS chord, ${statusColumns}
      FROM field_statuses AS status JOIN places ON places.id = status.place_id
      WHERE ${holds('$4')} AND places.farm_id IS NULL AND places.hidden_at IS NULL AND ${within}
  ) AS near
  ORDER BY chord, subject, id DESC LIMIT $5::int`);

const openClaim = `(SELECT max(id) FROM farm_claims AS claim
  WHERE claim.farm_id = farms.id AND claim.user_id = farms.user_id AND claim.status = 'new')`;

export interface OwnSubjectRow {
  subject: FieldSubject;
  name: string;
  timeZone: string | null;
  /** The claim of a farm that staff have yet to look at. */
  claimId: number | null;
  isShown: boolean;
  /** Of earlier statuses and of listings, the newest first. */
  crops: string[];
}

const told = (ofSubject: string) => `
  SELECT crop AS name, max(created_at) AS at FROM field_statuses WHERE ${ofSubject} AND crop IS NOT NULL GROUP BY crop`;

export const ownSubjects = statement<OwnSubjectRow, [ownerId: number, personId: number, most: number]>(`
  SELECT 'farm-' || farms.id AS subject, farms.name, farms.time_zone AS "timeZone", ${openClaim} AS "claimId",
    ${isFarmShown()} AS "isShown", ARRAY(
    SELECT name FROM (
      ${told(`farm_id = farms.id AND (claim_id IS NULL OR claim_id = ${openClaim})`)}
      UNION ALL SELECT product_name, updated_at - interval '1 year' FROM listings
        WHERE listings.farm_id = farms.id AND listings.user_id = farms.user_id
    ) AS crop WHERE length(name) <= $3::int GROUP BY name ORDER BY max(at) DESC, name LIMIT 60) AS crops
  FROM farms WHERE farms.user_id = $1
  UNION ALL
  SELECT 'place-' || places.id, places.name, places.time_zone, NULL::int, true, ARRAY(
    SELECT name FROM (${told('place_id = places.id')}) AS crop ORDER BY at DESC, name LIMIT 60)
  FROM market_managers AS manager JOIN places ON places.id = manager.place_id
  WHERE manager.user_id = $2 AND places.farm_id IS NULL AND places.hidden_at IS NULL
  ORDER BY name`);

export const newestStatuses = statement<NearStatusRow & { id: number }, [now: Date, most: number]>(`
  SELECT * FROM (
    SELECT ${ofFarm}, farms.name, ${where}, 0::float8 AS chord, ${statusColumns}
      FROM field_statuses AS status JOIN farms ON farms.id = status.farm_id
      WHERE ${holds('$1')} AND ${isFarmShown()}
    UNION ALL
    SELECT ${ofPlace}, places.name, ${where.replace('farms', 'places')}, 0::float8 AS chord, ${statusColumns}
      FROM field_statuses AS status JOIN places ON places.id = status.place_id
      WHERE ${holds('$1')} AND places.farm_id IS NULL AND places.hidden_at IS NULL
  ) AS said ORDER BY id DESC LIMIT $2::int`);

const picking = PICKING_STATES.map((state) => `'${state}'`).join(', ');
const picked = (id: string, table: string) => `
  FROM field_statuses AS status JOIN ${table} ON ${table}.id = status.${id}
  WHERE ${holds('$4')} AND status.state IN (${picking}) AND ${within} AND NOT EXISTS (
    SELECT FROM field_statuses AS whole WHERE whole.${id} = status.${id} AND whole.crop_key = ''
      AND whole.state = 'closed' AND whole.claim_id IS NULL AND whole.ended_at IS NULL AND whole.until > $4)`;

export const pickingNear = statement<
  { subject: FieldSubject },
  [latitude: number, longitude: number, chord: number, now: Date]
>(`
  SELECT DISTINCT ${ofFarm} ${picked('farm_id', 'farms')} AND ${isFarmShown()}
  UNION SELECT DISTINCT ${ofPlace} ${picked('place_id', 'places')}`);

export const forgetOldStatuses = statement<object, [days: number]>(
  `DELETE FROM field_statuses WHERE until < now() - make_interval(days => $1)`,
);
