import type { PickupNearView, VendorPickupsView } from '../../../contract/marketplace/pickup/next-pickups.js';
import type { SiteKind } from '../../../contract/marketplace/pickup/pickup-sites.js';
import type { UsualCutoff, UsualTimes } from '../../../contract/marketplace/pickup/usual-words.js';
import { FIRST_TODAY, givenDay, todayIn } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { utcText } from '../../../platform/database/utc-text.sql.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import { mayBeAway } from '../../tables/closed-days.sql.js';
import { isPublic } from '../../vendors/vendors.sql.js';
import { isThere, takesOrders } from './open-windows.sql.js';

export type WithoutWords<View> = Omit<View, 'when' | 'orderBy'>;

const timesOf = (timeZone: string) => `own.id AS "windowId", own.date::text AS date,
  ${utcText('own.starts_at')} AS "startsAt", ${utcText('own.ends_at')} AS "endsAt", ${timeZone} AS "timeZone",
  ${utcText('own.orders_close_at')} AS "ordersCloseAt"`;

export const nextPickupsOf = statement<
  WithoutWords<VendorPickupsView['days'][number]>,
  [vendorId: number, limit: number]
>(`
  SELECT ${timesOf('site.time_zone')}, site.id AS "siteId", site.name AS "siteName", own.address, own.reason
  FROM pickup_windows AS own JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  JOIN pickup_sites AS site ON site.id = schedule.site_id
  JOIN vendors AS vendor ON vendor.id = own.vendor_id
  WHERE own.vendor_id = $1 AND ${takesOrders('own')} AND ${isThere('vendor')}
  ORDER BY own.starts_at, own.id LIMIT $2::int`);

export interface UsualRow extends UsualTimes, UsualCutoff {
  firstDay: string | null;
  lastDay: string | null;
}

const rules = (key: 'site_id' | 'zone_id', place: string) => `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', rule.kind, 'weekdays', rule.weekdays, 'repeats', rule.repeats,
    'dates', ARRAY(SELECT day::text FROM unnest(rule.dates) AS day WHERE day >= ${todayIn(`${place}.time_zone`)}),
    'opens', rule.opens, 'closes', rule.closes, 'firstDay', rule.first_day, 'lastDay', rule.last_day,
    'cutoffHours', rule.cutoff_hours, 'cutoffWeekday', rule.cutoff_weekday, 'cutoffTime', rule.cutoff_time)
    ORDER BY rule.id), '[]')
  FROM pickup_schedules AS rule
  WHERE rule.${key} = ${place}.id AND rule.ended_at IS NULL AND coalesce(rule.last_day >= ${todayIn(`${place}.time_zone`)}, true)
    AND (rule.kind <> 'dates' OR ${todayIn(`${place}.time_zone`)} <= ANY(rule.dates))) AS rules`;

export interface UsualSiteRow {
  id: number;
  kind: SiteKind;
  name: string;
  placeId: number | null;
  city: string;
  state: string;
  accessNote: string | null;
  timeZone: string;
  rules: UsualRow[];
}

export const usualSitesOf = statement<UsualSiteRow, [vendorId: number]>(`
  SELECT site.id, site.kind, site.name, site.place_id AS "placeId", site.city, site.state,
    site.access_note AS "accessNote", site.time_zone AS "timeZone", ${rules('site_id', 'site')}
  FROM pickup_sites AS site WHERE site.vendor_id = $1 AND site.closed_at IS NULL ORDER BY site.id`);

/** Money is whole cents. */
export interface UsualZoneRow {
  id: number;
  name: string;
  zipCount: number;
  fee: number;
  freeFrom: number | null;
  minimum: number | null;
  note: string | null;
  timeZone: string;
  rules: UsualRow[];
}

export const usualZonesOf = statement<UsualZoneRow, [vendorId: number]>(`
  SELECT zone.id, zone.name, cardinality(zone.zip_codes) AS "zipCount",
    zone.fee, zone.free_from AS "freeFrom", zone.minimum, zone.note, zone.time_zone AS "timeZone", ${rules('zone_id', 'zone')}
  FROM delivery_zones AS zone WHERE zone.vendor_id = $1 AND zone.closed_at IS NULL ORDER BY zone.id`);

type Circle = [latitude: number, longitude: number, chord: number];
const near = nearSql('$1', '$2', '$3');
const inCircle = near.inCircle.replaceAll(/\b(latitude|longitude)\b/g, 'site.$1');
const sitesNear = `(SELECT *, ${near.chord} AS chord FROM pickup_sites
  WHERE closed_at IS NULL AND ${near.within} OFFSET 0)`;
/** Sites of vendors who sell something now: looked up once for a site, not for each of its windows. */
const openSitesNear = `(SELECT site.*, vendor.business_name AS vendor_name, vendor.may_be_away FROM ${sitesNear} AS site
  JOIN (SELECT id, business_name, ${mayBeAway('vendors')} AS may_be_away FROM vendors WHERE ${isPublic} AND ${isThere('vendors')}
    AND EXISTS (SELECT FROM products WHERE vendor_id = vendors.id AND is_listed AND inventory > 0)) AS vendor
    ON vendor.id = site.vendor_id OFFSET 0)`;
// The date keeps old windows of a schedule unread.
const windowsNear = `FROM ${openSitesNear} AS site
  JOIN pickup_schedules AS schedule ON schedule.site_id = site.id
  JOIN pickup_windows AS own ON own.schedule_id = schedule.id AND own.date >= ${FIRST_TODAY}
    AND ${takesOrders('own', "(site.may_be_away OR schedule.exceptions <> '[]')")}`;

export interface PickupsNearRow {
  pickups: (WithoutWords<Omit<PickupNearView, 'distanceMiles'>> & { chord: number })[];
  days: { date: string; vendors: number }[];
}

/** One row: the next ones, and on how many days how many vendors hand something over. */
export const pickupsNear = statement<PickupsNearRow, [...circle: Circle, limit: number]>(`
  WITH windows AS MATERIALIZED (
    SELECT own.id, own.vendor_id, own.date, own.starts_at, own.ends_at, own.orders_close_at, site.vendor_name,
      site.name, site.city, site.state, site.time_zone, site.chord ${windowsNear})
  SELECT
    (SELECT coalesce(json_agg(next), '[]') FROM (
      SELECT ${timesOf('own.time_zone')}, own.vendor_id AS "vendorId", own.vendor_name AS "vendorName",
        own.name AS "siteName", own.city, own.state, own.chord
      FROM windows AS own ORDER BY own.starts_at, own.chord, own.id LIMIT $4::int) AS next) AS pickups,
    (SELECT coalesce(json_agg(day), '[]') FROM (
      SELECT date::text AS date, count(DISTINCT vendor_id)::int AS vendors FROM windows
      GROUP BY windows.date ORDER BY windows.date LIMIT 60) AS day) AS days`);

/** The windows of a date around a point that take orders; the index on dates finds them. */
export const windowsOn = statement<{ id: number; vendorId: number }, [...circle: Circle, date: string]>(`
  SELECT own.id, own.vendor_id AS "vendorId"
  FROM (SELECT * FROM pickup_windows AS own WHERE own.date = ${givenDay('$4')} AND ${takesOrders('own')} OFFSET 0) AS own
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  JOIN pickup_sites AS site ON site.id = schedule.site_id
  JOIN vendors AS vendor ON vendor.id = own.vendor_id
  WHERE ${inCircle} AND ${isThere('vendor')}`);
