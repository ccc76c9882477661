import type { MemberStatus } from '../../../contract/directory/markets.js';
import { statement } from '../../../platform/database/statement.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import type { MarketRole } from '../../tables/market-event.entity.js';
import { isTheirs, isUnderReview, speakerOf } from '../../tables/whose-farm.sql.js';

export interface MemberRow {
  id: number;
  placeId: number;
  placeName: string;
  name: string;
  vendorId: number | null;
  farmId: number | null;
  /** Whose the farm or the vendor is; null for a bare name, and for a farm that nobody has. */
  ownerId: number | null;
  stall: string | null;
  status: MemberStatus;
  comesEveryDay: boolean;
  waitingNumber: number | null;
  reason: string | null;
  sells: string[];
}

/** So many names say what someone sells. */
const SOLD = 8;

const waitingNumber = `CASE WHEN member.status = 'waiting' THEN (
    SELECT count(*)::int FROM market_members AS ahead
    WHERE ahead.place_id = member.place_id AND ahead.status = 'waiting'
      AND (ahead.waiting_since, ahead.id) <= (member.waiting_since, member.id)) END`;

const members = `
  SELECT member.id, member.place_id AS "placeId", place.name AS "placeName",
    coalesce(vendor.business_name, farm.name, member.name) AS name, member.vendor_id AS "vendorId",
    member.farm_id AS "farmId", coalesce(vendor.user_id, ${speakerOf('farm')}) AS "ownerId", member.stall, member.status,
    member.comes_every_day AS "comesEveryDay", member.reason, ${waitingNumber} AS "waitingNumber",
    CASE WHEN member.status IN ('asked', 'waiting') THEN ARRAY(
      (SELECT product_name FROM listings WHERE farm_id = member.farm_id AND is_available AND removed_at IS NULL LIMIT ${SOLD})
      UNION (SELECT name FROM vendor_products WHERE vendor_id = member.vendor_id AND is_listed LIMIT ${SOLD})
      ORDER BY 1 LIMIT ${SOLD}) ELSE '{}' END AS sells
  FROM market_members AS member JOIN places AS place ON place.id = member.place_id
  LEFT JOIN vendor_accounts AS vendor ON vendor.id = member.vendor_id
  LEFT JOIN farms AS farm ON farm.id = member.farm_id`;

export const rosterOfPlace = statement<MemberRow, [placeId: number]>(
  `${members} WHERE member.place_id = $1 ORDER BY name, member.id`,
);

export const memberById = statement<MemberRow, [id: number]>(`${members} WHERE member.id = $1`);

export const membershipsOfUser = statement<MemberRow, [userId: number]>(
  `${members} WHERE coalesce(vendor.user_id, ${speakerOf('farm')}) = $1
    AND (member.status <> 'removed' OR member.reason IS NOT NULL AND member.updated_at > now() - interval '30 days')
    AND place.hidden_at IS NULL
    AND (member.vendor_id IN (SELECT id FROM vendor_accounts WHERE user_id = $1)
      OR member.farm_id IN (SELECT id FROM farms WHERE user_id = $1 AND NOT ${isUnderReview('farms')}))
  ORDER BY "placeName", name, member.id`,
);

/** A bare name on a roster, in capitals or not: the one that is on it now before one that was. */
export const memberByName = statement<{ id: number; status: MemberStatus }, [placeId: number, name: string]>(
  `SELECT id, status FROM market_members WHERE place_id = $1 AND lower(name) = lower($2)
  ORDER BY status = 'removed', id LIMIT 1`,
);

export const timesAsked = statement<
  { all: number; own: number },
  [placeId: number, memberId: number, since: Date]
>(`
  SELECT count(*)::int AS "all", (count(*) FILTER (WHERE (detail ->> 'memberId')::int = $2))::int AS own
  FROM market_events
  WHERE place_id = $1 AND action = 'roster' AND detail ->> 'status' = 'asked' AND created_at > $3`);

export interface RosterEvent {
  userId: number | null;
  role: MarketRole;
  status: MemberStatus;
  at: Date;
}

export const lastRosterEvents = statement<RosterEvent, [placeId: number, memberId: number]>(`
  SELECT user_id AS "userId", role, detail ->> 'status' AS status, created_at AS at FROM market_events
  WHERE place_id = $1 AND action = 'roster' AND (detail ->> 'memberId')::int = $2
  ORDER BY id DESC LIMIT 2`);

export const sellerById = statement<
  { name: string; ownerId: number | null },
  [vendorId: number | null, farmId: number | null]
>(`
  SELECT business_name AS name, user_id AS "ownerId" FROM vendor_accounts WHERE id = $1 AND is_public
  UNION ALL SELECT name, ${speakerOf('farms')} FROM farms WHERE id = $2`);

export interface FoundRow {
  name: string;
  also: string | null;
  city: string | null;
  state: string | null;
  /** Straight through the earth, in meters. */
  chord: number | null;
  vendorId: number | null;
  farmId: number | null;
  status: MemberStatus | null;
}

const TYPED = `unnest(string_to_array(translate(plain_name($2), '%_\\', ''), ' ')) AS word`;

/** All words of what is typed are in the name; the index finds the longest one. @param name a column */
const isNamed = (name: string) => `(plain_name(${name}) LIKE (
    SELECT '%' || word || '%' FROM ${TYPED} ORDER BY length(word) DESC LIMIT 1)
  AND plain_name(${name}) LIKE ALL (ARRAY(SELECT '%' || word || '%' FROM ${TYPED})))`;

/** A business with a vendor in the shop is that one, whichever name of it is typed. */
export const sellersNamed = statement<
  FoundRow,
  [placeId: number, name: string, latitude: number | null, longitude: number | null, limit: number]
>(`
  WITH farm AS (
    SELECT id, name, city, state, latitude, longitude, business_id, ${isTheirs('farms')} AS is_theirs, waits_for
    FROM farms WHERE ${isNamed('name')}
  ), shop AS (
    SELECT id FROM vendor_accounts WHERE is_public AND ${isNamed('business_name')}
    UNION SELECT vendor.id FROM farm JOIN vendor_accounts AS vendor USING (business_id) WHERE is_public AND is_theirs
  )
  SELECT found.name, found.also, city, state, "vendorId", "farmId",
    ${nearSql('$3::float8', '$4::float8', '0').chord} AS chord,
    (SELECT status FROM market_members AS member
      WHERE place_id = $1 AND (member.vendor_id = "vendorId" OR member.farm_id = "farmId"
        OR member.farm_id IN (SELECT id FROM farms WHERE "vendorId" IS NOT NULL AND business_id = found.business_id))
      ORDER BY status = 'removed', id LIMIT 1) AS status
  FROM (
    SELECT vendor.id AS "vendorId", NULL::int AS "farmId", vendor.business_name AS name,
      (SELECT string_agg(name, ', ' ORDER BY name) FROM farms WHERE business_id = vendor.business_id
        AND ${isTheirs('farms')} AND plain_name(name) <> plain_name(vendor.business_name)) AS also,
      vendor.city, vendor.state, vendor.latitude, vendor.longitude, vendor.business_id
    FROM shop JOIN vendor_accounts AS vendor USING (id)
    UNION ALL
    SELECT NULL, id, name, NULL, city, state, latitude, longitude, business_id FROM farm
    WHERE waits_for IS NULL AND NOT (is_theirs AND EXISTS (
      SELECT FROM vendor_accounts WHERE is_public AND business_id = farm.business_id))
  ) AS found
  ORDER BY chord NULLS LAST, found.name LIMIT $5::int`);
