import { dayOf, startOf, zoneOr } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';
import {
  confirmedAtOfFarm,
  confirmedDayOfFarm,
  isFarmUnconfirmed,
  isPlaceUnconfirmed,
} from '../tables/confirmed.sql.js';
import { isUnderReview } from '../tables/whose-farm.sql.js';

export interface SubjectRow {
  type: 'farm' | 'place';
  id: number;
  name: string;
  confirmedAt: Date;
  lastConfirmed: string | null;
  askedAt: Date | null;
  remindedAt: Date | null;
  isClosed: boolean;
  hiddenAt: Date | null;
  listings: number;
}

/** Farms whose claim staff have yet to look at are not the claimant's to answer for. */
const ownFarm = `NOT is_demonstration AND NOT ${isUnderReview('farms')}`;
const managedMarket = `kind = 'farmers_market' AND farm_id IS NULL AND source <> 'demo'`;
const PLACE_ZONE = zoneOr('places.time_zone');
const confirmedAtOfPlace = `coalesce(${startOf('last_confirmed', PLACE_ZONE)}, places.created_at)`;
const isOpenFarm = `business_status <> 'CLOSED_PERMANENTLY'`;

export const subjectsOfUser = statement<
  SubjectRow,
  [userId: number, type: SubjectRow['type'] | null, id: number | null]
>(`
  SELECT * FROM (
    SELECT 'farm' AS type, farms.id, name, ${confirmedAtOfFarm} AS "confirmedAt",
      ${confirmedDayOfFarm}::text AS "lastConfirmed", asked_at AS "askedAt", reminded_at AS "remindedAt",
      NOT ${isOpenFarm} AS "isClosed", NULL::timestamptz AS "hiddenAt",
      (SELECT count(*)::int FROM listings WHERE listings.farm_id = farms.id AND is_available) AS listings
    FROM farms LEFT JOIN confirmation_asks AS ask ON ask.farm_id = farms.id AND ask.user_id = farms.user_id
    WHERE farms.user_id = $1 AND ${ownFarm}
    UNION ALL
    SELECT 'place', places.id, name, ${confirmedAtOfPlace}, to_char(last_confirmed, 'YYYY-MM-DD'), asked_at, reminded_at,
      hidden_at IS NOT NULL, hidden_at, 0
    FROM market_managers AS manager JOIN places ON places.id = manager.place_id
      LEFT JOIN confirmation_asks AS ask ON ask.place_id = places.id AND ask.user_id = manager.user_id
    WHERE manager.user_id = $1 AND ${managedMarket.replace('farm_id', 'places.farm_id')}
  ) AS subject
  WHERE ($2::text IS NULL OR type = $2) AND ($3::int IS NULL OR id = $3) ORDER BY "confirmedAt", type, id`);

const isMailDue = (ask: string) => `(${ask}.asked_at IS NULL OR ${ask}.asked_at <= $2
  OR (${ask}.reminded_at IS NULL AND ${ask}.asked_at <= $3))`;

export const usersToMail = statement<
  { userId: number },
  [afterUserId: number, year: Date, again: Date, limit: number]
>(`
  SELECT DISTINCT user_id AS "userId" FROM (
    SELECT farms.user_id FROM farms
      LEFT JOIN confirmation_asks AS ask ON ask.farm_id = farms.id AND ask.user_id = farms.user_id
    WHERE farms.user_id > $1 AND ${ownFarm} AND ${isOpenFarm} AND ${confirmedAtOfFarm} <= $2 AND ${isMailDue('ask')}
    UNION ALL
    SELECT manager.user_id FROM market_managers AS manager JOIN places ON places.id = manager.place_id
      LEFT JOIN confirmation_asks AS ask ON ask.place_id = places.id AND ask.user_id = manager.user_id
    WHERE manager.user_id > $1 AND ${managedMarket.replace('farm_id', 'places.farm_id')} AND hidden_at IS NULL
      AND ${confirmedAtOfPlace} <= $2 AND ${isMailDue('ask')}
  ) AS due ORDER BY user_id LIMIT $4::int`);

export const mailedSince = statement<{ people: number }, [since: Date]>(
  `SELECT count(DISTINCT user_id)::int AS people FROM confirmation_asks WHERE mailed_at >= $1`,
);

/** Whom it was given to since is asked first. */
const isOwnerSilent = `EXISTS (
  SELECT FROM confirmation_asks AS ask
  WHERE ask.farm_id = farms.id AND ask.user_id = farms.user_id AND ask.reminded_at <= $2)`;
const isManagerSilent = `EXISTS (
  SELECT FROM confirmation_asks AS ask JOIN market_managers AS manager USING (place_id, user_id)
  WHERE ask.place_id = places.id AND ask.reminded_at <= $2)`;

type Marked = [year: Date, again: Date, limit: number];

/** Leaves the time of their last change as it is. */
export const markFarms = statement<{ id: number }, Marked>(`
  UPDATE farms SET unconfirmed_since = ${confirmedDayOfFarm} WHERE id IN (
    SELECT id FROM farms WHERE user_id IS NOT NULL AND ${isOpenFarm} AND ${confirmedAtOfFarm} <= $1
      AND NOT ${isFarmUnconfirmed} AND ${isOwnerSilent} ORDER BY id LIMIT $3::int FOR UPDATE)
  AND ${confirmedAtOfFarm} <= $1 RETURNING id`);

export const markMarkets = statement<{ id: number }, Marked>(`
  UPDATE places SET unconfirmed_since = ${dayOf(confirmedAtOfPlace, PLACE_ZONE)} WHERE id IN (
    SELECT id FROM places WHERE ${managedMarket} AND hidden_at IS NULL AND ${confirmedAtOfPlace} <= $1
      AND NOT ${isPlaceUnconfirmed} AND ${isManagerSilent} ORDER BY id LIMIT $3::int FOR UPDATE)
  AND ${confirmedAtOfPlace} <= $1 RETURNING id`);
