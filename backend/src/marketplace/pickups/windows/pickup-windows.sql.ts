import type { HoursException, Weekday } from '../../../contract/directory/hours.js';
import type { Repeat } from '../../../contract/directory/repeats.js';
import type { CapacityUnit, ScheduleKind } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import { statement } from '../../../platform/database/statement.js';
import { PLACE_CLOCK, placesOf, schedulesOfMarket, windowPlaces } from '../../tables/window-parts.sql.js';
import type { HeldDay } from './coming-windows.rules.js';

export interface ScheduleToPlan {
  id: number;
  vendorId: number;
  timeZone: string;
  kind: ScheduleKind;
  weekdays: Weekday[];
  repeats: Repeat | null;
  dates: string[];
  opens: string | null;
  closes: string | null;
  firstDay: string | null;
  lastDay: string | null;
  opensDaysBefore: number;
  cutoffHours: number | null;
  cutoffWeekday: Weekday | null;
  cutoffTime: string | null;
  capacity: number | null;
  capacityUnit: CapacityUnit;
  exceptions: HoursException[];
  isOver: boolean;
  /** The last date of the published shares that are picked up there. */
  lastShareDay: string | null;
  heldDays: HeldDay[];
}

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** Locks the schedules, so that two who plan the same are one after the other. */
export const schedulesToPlan = statement<ScheduleToPlan, [ids: readonly number[], from: Date]>(`
  SELECT schedule.id, coalesce(site.vendor_id, zone.vendor_id) AS "vendorId",
    ${PLACE_CLOCK} AS "timeZone", schedule.kind, schedule.weekdays, schedule.repeats,
    ARRAY(SELECT ${day('date')} FROM unnest(schedule.dates) AS date) AS dates, schedule.opens, schedule.closes,
    ${day('schedule.first_day')} AS "firstDay", ${day('schedule.last_day')} AS "lastDay",
    schedule.opens_days_before AS "opensDaysBefore", schedule.cutoff_hours AS "cutoffHours",
    schedule.cutoff_weekday AS "cutoffWeekday", schedule.cutoff_time AS "cutoffTime", schedule.capacity,
    schedule.capacity_unit AS "capacityUnit", schedule.exceptions,
    coalesce(schedule.ended_at, site.closed_at, zone.closed_at) IS NOT NULL AS "isOver",
    (SELECT ${day('max(share.date)')} FROM share_sites JOIN share_plans AS plan
        ON plan.id = share_sites.plan_id AND plan.status = 'published'
      JOIN share_dates AS share ON share.plan_id = plan.id
      WHERE share_sites.schedule_id = schedule.id) AS "lastShareDay",
    CASE WHEN schedule.kind = 'market_days' THEN (
      SELECT coalesce(jsonb_agg(jsonb_build_object('date', ${day('held.date')},
        'opens', held.hours -> 0 ->> 'opens', 'closes', held.hours -> -1 ->> 'closes',
        'address', CASE WHEN held.status = 'moved' THEN held.address END,
        'reason', CASE WHEN held.status = 'moved' THEN held.reason END)), '[]')
      FROM market_days AS held
      WHERE held.place_id = site.place_id AND held.ends_at > $2 AND held.status <> 'cancelled')
    ELSE '[]' END AS "heldDays"
  FROM pickup_schedules AS schedule
  ${placesOf('schedule')}
  WHERE schedule.id = ANY($1::int[]) ORDER BY schedule.id FOR NO KEY UPDATE OF schedule`);

export const scheduleIdsAfter = statement<{ id: number }, [after: number, limit: number]>(
  'SELECT id FROM pickup_schedules WHERE id > $1 AND ended_at IS NULL ORDER BY id LIMIT $2::int',
);

const planned = `jsonb_to_recordset($1::jsonb) AS planned ("scheduleId" int, "vendorId" int, date date,
  "startsAt" timestamptz, "endsAt" timestamptz, "ordersOpen" timestamptz, "ordersClose" timestamptz,
  capacity int, "capacityUnit" text, address text, reason text)`;
const FIELDS =
  'starts_at, ends_at, orders_open_at, orders_close_at, capacity, capacity_unit, address, reason';
const fieldsOf = (table: string) => FIELDS.replaceAll(/\w+/g, (field) => `${table}.${field}`);
const isToChange = (table: string, other: string) =>
  `${table}.taken = 0 AND NOT ${table}.is_own AND (${fieldsOf(table)}) IS DISTINCT FROM (${fieldsOf(other)})`;

/** In ascending order. What is promised, or was changed by hand, stays as it is. */
export const writeWindows = statement<{ id: number }, [windows: string]>(`
  WITH made AS (
    SELECT "scheduleId" AS schedule_id, "vendorId" AS vendor_id, date, "startsAt" AS starts_at, "endsAt" AS ends_at,
      "ordersOpen" AS orders_open_at, "ordersClose" AS orders_close_at, capacity, "capacityUnit" AS capacity_unit,
      address, reason
    FROM ${planned})
  INSERT INTO pickup_windows AS own (schedule_id, vendor_id, date, ${FIELDS})
  SELECT made.schedule_id, made.vendor_id, made.date, ${fieldsOf('made')}
  FROM made LEFT JOIN pickup_windows AS known USING (schedule_id, date)
  WHERE known.id IS NULL OR ${isToChange('known', 'made')}
  ORDER BY known.id, made.schedule_id, made.date
  ON CONFLICT (schedule_id, date) DO UPDATE SET (${FIELDS}) = ROW (${fieldsOf('excluded')})
  WHERE ${isToChange('own', 'excluded')}
  RETURNING id`);

const isPlanned = (windows: string) => `EXISTS (
        SELECT FROM jsonb_to_recordset(${windows}::jsonb) AS planned ("scheduleId" int, date date)
        WHERE planned."scheduleId" = own.schedule_id AND planned.date = own.date)`;

/** Forgets coming windows that their schedules lost, but for promised ones and those changed by hand. */
export const forgetOtherWindows = statement<
  { id: number },
  [scheduleIds: readonly number[], now: Date, kept: string]
>(`
  DELETE FROM pickup_windows AS own
  WHERE schedule_id = ANY($1::int[]) AND starts_at > $2 AND taken = 0 AND NOT is_own
    AND NOT EXISTS (SELECT FROM fulfilments WHERE window_id = own.id)
    AND NOT EXISTS (SELECT FROM promises WHERE window_id = own.id) AND NOT ${isPlanned('$3')}`);

/** Those changed by hand stay open, unless their schedule is over or has just lost them. */
export const closeOtherWindows = statement<
  { id: number },
  [scheduleIds: readonly number[], now: Date, kept: string, over: readonly number[], lost: readonly number[]]
>(`
  UPDATE pickup_windows AS own SET status = 'closed'
  WHERE schedule_id = ANY($1::int[]) AND starts_at > $2 AND status = 'open'
    AND (NOT is_own OR schedule_id = ANY($4::int[]) OR id = ANY($5::int[])) AND NOT ${isPlanned('$3')}
  RETURNING id`);

const fits = `(known.capacity_unit = planned."capacityUnit" AND coalesce(planned.capacity >= known.taken, true))`;

/** If not changed by hand: open, with the room of their schedules, unless more is taken. */
export const followWindows = statement<{ id: number }, [windows: string]>(`
  UPDATE pickup_windows AS own SET status = 'open', capacity = fit.capacity FROM (
    SELECT known.id, CASE WHEN ${fits} THEN planned.capacity ELSE known.capacity END AS capacity
    FROM ${planned}
    JOIN pickup_windows AS known ON known.schedule_id = planned."scheduleId" AND known.date = planned.date
    WHERE NOT known.is_own AND known.status <> 'canceled'
      AND (known.status = 'closed' OR ${fits} AND known.capacity IS DISTINCT FROM planned.capacity)
    ORDER BY known.id FOR UPDATE OF known) AS fit
  WHERE own.id = fit.id RETURNING own.id`);

export const windowsInPlan = statement<
  { id: number },
  [scheduleIds: readonly number[], now: Date, windows: string]
>(`
  SELECT id FROM pickup_windows AS own
  WHERE schedule_id = ANY($1::int[]) AND starts_at > $2 AND ${isPlanned('$3')}`);

export const schedulesOfChangedMarkets = statement<
  { id: number; lost: number[] },
  [since: Date, justNow: Date]
>(`
  SELECT schedule.id, coalesce(array_agg(own.id) FILTER (
    WHERE held.status = 'cancelled' AND held.changed_at >= $2 AND own.id IS NOT NULL), '{}') AS lost
  FROM market_days AS held ${schedulesOfMarket}
  LEFT JOIN pickup_windows AS own ON own.schedule_id = schedule.id AND own.date = held.date
  WHERE held.changed_at >= $1 AND held.sequence > 0 GROUP BY schedule.id ORDER BY schedule.id`);

export interface LostToMarket {
  id: number;
  vendorId: number;
  businessId: number;
  businessName: string;
  market: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  reason: string | null;
  orders: number;
}

export const lostToMarkets = statement<LostToMarket, [ids: readonly number[]]>(`
  SELECT own.id, vendor.id AS "vendorId", vendor.business_id AS "businessId", vendor.business_name AS "businessName",
    site.name AS market, own.starts_at AS "startsAt", own.ends_at AS "endsAt", site.time_zone AS "timeZone",
    held.reason, vendor_orders.count AS orders
  FROM pickup_windows AS own JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  JOIN pickup_sites AS site ON site.id = schedule.site_id JOIN vendors AS vendor ON vendor.id = own.vendor_id
  JOIN market_days AS held
    ON held.place_id = site.place_id AND held.date = own.date AND held.status = 'cancelled'
  JOIN LATERAL (SELECT count(*)::int FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
    WHERE vendor_order.window_id = own.id AND vendor_order.status IN ('pending', 'confirmed')
      AND orders.payment_status NOT IN ('held', 'abandoned')) AS vendor_orders ON vendor_orders.count > 0
  WHERE own.id = ANY($1::int[]) ORDER BY own.id`);

export const endedSchedule = statement<{ id: number }, [windowId: number]>(`
  SELECT own.id FROM pickup_windows AS own ${windowPlaces}
  WHERE own.id = $1 AND coalesce(schedule.ended_at, site.closed_at, zone.closed_at) IS NOT NULL`);

export const promisedWindow = statement<
  { id: number },
  [siteId: number | null, zoneId: number | null, scheduleId: number | null, now: Date]
>(`
  SELECT own.id FROM pickup_windows AS own JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  WHERE (schedule.site_id = $1 OR schedule.zone_id = $2 OR schedule.id = $3) AND own.taken > 0 AND own.ends_at > $4
    AND own.status <> 'canceled' LIMIT 1`);
