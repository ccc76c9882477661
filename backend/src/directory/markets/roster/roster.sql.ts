import type { MemberStatus } from '../../../contract/directory/markets.js';
import { statement } from '../../../platform/database/statement.js';
import type { MarketRole } from '../../tables/market-event.entity.js';
import { isUnderReview, speakerOf } from '../../tables/whose-farm.sql.js';

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
}

const members = `
  SELECT member.id, member.place_id AS "placeId", place.name AS "placeName",
    coalesce(vendor.business_name, farm.name, member.name) AS name, member.vendor_id AS "vendorId",
    member.farm_id AS "farmId", coalesce(vendor.user_id, ${speakerOf('farm')}) AS "ownerId", member.stall, member.status,
    member.comes_every_day AS "comesEveryDay"
  FROM market_members AS member JOIN places AS place ON place.id = member.place_id
  LEFT JOIN vendor_accounts AS vendor ON vendor.id = member.vendor_id
  LEFT JOIN farms AS farm ON farm.id = member.farm_id`;

export const rosterOfPlace = statement<MemberRow, [placeId: number]>(
  `${members} WHERE member.place_id = $1 ORDER BY name, member.id`,
);

export const memberById = statement<MemberRow, [id: number]>(`${members} WHERE member.id = $1`);

export const membershipsOfUser = statement<MemberRow, [userId: number]>(
  `${members} WHERE coalesce(vendor.user_id, ${speakerOf('farm')}) = $1 AND member.status <> 'removed'
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
