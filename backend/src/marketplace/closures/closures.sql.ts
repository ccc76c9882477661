import type { HoursException } from '../../contract/directory/hours.js';
import type {
  BookedDayOffView,
  ClosingDay,
  ClosingShareDay,
  ClosingTarget,
} from '../../contract/marketplace/closures.js';
import { givenDay } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';
import { utcText } from '../../platform/database/utc-text.sql.js';
import { isClosedDay, statusOf } from '../tables/closed-days.sql.js';
import { isToPack } from '../tables/unpacked-boxes.sql.js';
import { PLACE_CLOCK, PLACE_NAME, placesOf, windowPlaces } from '../tables/window-parts.sql.js';

type NoRow = Record<string, never>;

export interface FarmRow {
  id: number;
  name: string;
  timeZone: string | null;
  exceptions: HoursException[];
}

export const farmsOfUser = statement<FarmRow, [userId: number]>(
  `SELECT id, name, time_zone AS "timeZone", exceptions FROM farms WHERE user_id = $1 ORDER BY id LIMIT 100`,
);

/** Locks windows of a vendor: coming ones of two stretches of days, and those with ids; ascending. */
export const lockWindows = statement<
  NoRow,
  [vendorId: number, from: string, to: string, otherFrom: string, otherTo: string, ids: readonly number[]]
>(`
  SELECT FROM pickup_windows WHERE vendor_id = $1 AND (id = ANY($6::int[]) OR ends_at > now()
    AND (date BETWEEN ${givenDay('$2')} AND ${givenDay('$3')} OR date BETWEEN ${givenDay('$4')} AND ${givenDay('$5')}))
  ORDER BY id FOR UPDATE`);

const openOrders = `(SELECT count(*) FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
    WHERE vendor_order.window_id = own.id AND vendor_order.status IN ('pending', 'confirmed')
      AND orders.payment_status <> 'abandoned')::int`;

const boxes = `(SELECT coalesce(jsonb_agg(share ORDER BY share.name, share."planId"), '[]') FROM (
    SELECT plan.id AS "planId", date.id AS "dateId", plan.name, sum(member.quantity)::int AS count FROM promises AS box
    JOIN subscriptions AS member ON member.id = box.subscription_id
    JOIN share_dates AS date ON date.id = coalesce(box.shifted_to, box.date_id) JOIN share_plans AS plan ON plan.id = date.plan_id
    WHERE box.window_id = own.id AND date.state <> 'canceled' AND ${isToPack('box')} GROUP BY plan.id, date.id) AS share)`;

/** Not over yet. */
export const windowsBetween = statement<
  Omit<ClosingDay, 'targets'>,
  [vendorId: number, from: string, to: string]
>(`
  SELECT own.id, CASE WHEN site.id IS NULL THEN 'delivery' ELSE 'pickup' END AS kind, ${PLACE_NAME} AS "placeName",
    to_char(own.date, 'YYYY-MM-DD') AS date, ${utcText('own.starts_at')} AS "startsAt", ${utcText('own.ends_at')} AS "endsAt",
    ${PLACE_CLOCK} AS "timeZone", ${statusOf('own')} AS status, ${openOrders} AS orders,
    ${boxes} AS boxes
  FROM pickup_windows AS own ${windowPlaces}
  WHERE own.vendor_id = $1 AND own.ends_at > now() AND own.date BETWEEN ${givenDay('$2')} AND ${givenDay('$3')}
  ORDER BY own.starts_at, own.id LIMIT 1000`);

const MOST_TARGETS = 8;

/** Not over yet. Where a share's day is canceled, that of its add-ons is, too: so these are left out. */
export const shareDaysBetween = statement<ClosingShareDay, [vendorId: number, from: string, to: string]>(`
  WITH held AS (SELECT date.id, date.plan_id, date.date, plan.name, plan.add_on_to_id, sum(member.quantity)::int AS count
    FROM pickup_windows AS own JOIN promises AS box ON box.window_id = own.id AND ${isToPack('box')}
    JOIN subscriptions AS member ON member.id = box.subscription_id
    JOIN share_dates AS date ON date.id = coalesce(box.shifted_to, box.date_id) AND date.state <> 'canceled'
    JOIN share_plans AS plan ON plan.id = date.plan_id
    WHERE own.vendor_id = $1 AND own.ends_at > now() AND own.date BETWEEN ${givenDay('$2')} AND ${givenDay('$3')}
    GROUP BY date.id, plan.id)
  SELECT held.plan_id AS "planId", held.id AS "dateId", held.name, to_char(held.date, 'YYYY-MM-DD') AS date, held.count,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('dateId', later.id, 'date', to_char(later.date, 'YYYY-MM-DD')) ORDER BY later.date), '[]')
      FROM (SELECT id, date FROM share_dates WHERE plan_id = held.plan_id AND state <> 'canceled' AND date > ${givenDay('$3')}
        ORDER BY date LIMIT ${MOST_TARGETS}) AS later) AS targets
  FROM held WHERE NOT EXISTS (SELECT FROM held AS main WHERE main.plan_id = held.add_on_to_id AND main.date = held.date)
  ORDER BY held.date, held.name, held.id`);

/** The open days of the same places that are nearest, outside of some days. */
export const targetsOf = statement<
  ClosingTarget & { of: number },
  [windowIds: readonly number[], from: string, to: string]
>(`
  SELECT given.id AS of, found.* FROM unnest($1::int[]) AS given (id) JOIN pickup_windows AS closing ON closing.id = given.id
  JOIN pickup_schedules AS rule ON rule.id = closing.schedule_id CROSS JOIN LATERAL (
    SELECT own.id, ${utcText('own.starts_at')} AS "startsAt", ${utcText('own.ends_at')} AS "endsAt", ${PLACE_CLOCK} AS "timeZone",
      own.capacity - own.taken AS left, own.capacity_unit AS unit
    FROM pickup_schedules AS schedule JOIN pickup_windows AS own ON own.schedule_id = schedule.id ${placesOf('schedule')}
    WHERE (schedule.site_id = rule.site_id OR schedule.zone_id = rule.zone_id) AND own.ends_at > now()
      AND own.date NOT BETWEEN ${givenDay('$2')} AND ${givenDay('$3')} AND ${statusOf('own')} = 'open'
    ORDER BY abs(own.date - closing.date), own.id LIMIT ${MOST_TARGETS}) AS found`);

export const changesOf = statement<
  { id: number; kind: 'refund' | 'move'; done: number; isSettled: boolean },
  [ids: readonly number[]]
>(
  `SELECT id, kind, done, settled_at IS NOT NULL AS "isSettled" FROM pickup_day_changes WHERE id = ANY($1::int[])`,
);

/** Closed dates of single schedules that are in use. */
export const scheduleDates = statement<
  HoursException & { id: number; name: string; siteId: number | null },
  [vendorId: number, from: string, to: string]
>(`
  SELECT schedule.id, ${PLACE_NAME} AS name, site.id AS "siteId", given.*
  FROM pickup_schedules AS schedule ${placesOf('schedule')}
  CROSS JOIN LATERAL jsonb_to_recordset(schedule.exceptions)
    AS given ("from" text, "to" text, kind text, opens text, closes text, address text, reason text)
  WHERE coalesce(site.vendor_id, zone.vendor_id) = $1 AND schedule.ended_at IS NULL AND given.kind = 'closed'
    AND given."from" <= $3::text AND given."to" >= $2::text
  ORDER BY given."from", schedule.id LIMIT 500`);

/** A day whose schedule lost it to a closed date has its own status. */
export const bookedOnClosedDays = statement<BookedDayOffView, [vendorId: number]>(`
  SELECT orders.id AS "orderId", orders.order_number AS "orderNumber",
    orders.first_name || ' ' || orders.last_name AS "customerName", own.id AS "windowId", ${PLACE_NAME} AS "placeName",
    ${utcText('own.starts_at')} AS "startsAt", ${utcText('own.ends_at')} AS "endsAt", ${PLACE_CLOCK} AS "timeZone"
  FROM pickup_windows AS own ${windowPlaces}
  JOIN fulfilments AS vendor_order ON vendor_order.window_id = own.id AND vendor_order.status IN ('pending', 'confirmed')
  JOIN orders ON orders.id = vendor_order.order_id AND orders.payment_status NOT IN ('held', 'abandoned')
  WHERE own.vendor_id = $1 AND own.ends_at > now() AND own.status <> 'canceled' AND ${isClosedDay('own')}
  ORDER BY own.starts_at, own.id, orders.id LIMIT 200`);
