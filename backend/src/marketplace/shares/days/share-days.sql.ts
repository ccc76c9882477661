import type { CapacityUnit, WindowStatus } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import type { NearShareDays } from '../../../contract/marketplace/shares/share-days.js';
import type {
  BoxState,
  ShareDateState,
  ShareHalf,
} from '../../../contract/marketplace/shares/share-terms.js';
import { FIRST_TODAY } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { statusOf } from '../../tables/closed-days.sql.js';

/** SQL: where boxes are that go out. */
const PACKED = `box.state IN ('promised', 'donated', 'shifted', 'packed')`;
/** SQL: the day that a box is handed over on. */
const day = 'coalesce(box.shifted_to, box.date_id)';
const members = 'JOIN subscriptions AS member ON member.id = box.subscription_id';
/** SQL: of a member, not of somebody who hasn't paid by card yet, or never did. */
const isJoined = 'member.held_until IS NULL';

export interface ShareDayRow {
  id: number;
  date: string;
  half: ShareHalf | null;
  state: ShareDateState;
  reason: string | null;
  changeUntil: Date | null;
  boxes: number;
  held: number;
  donated: number;
  movedHere: number;
  movedAway: number;
  off: number;
}

const count = (which: string) =>
  `coalesce(sum(member.quantity) FILTER (WHERE ${isJoined} AND ${which}), 0)::int`;
const isHere = `${day} = share.id`;

/** The soonest first. @param dateId null for all */
export const daysOfShare = statement<ShareDayRow, [planId: number, dateId: number | null]>(`
  SELECT share.id, share.date::text AS date, share.half, share.state, share.reason,
    (SELECT own.orders_close_at FROM share_sites AS first JOIN pickup_windows AS own
      ON own.schedule_id = first.schedule_id AND own.date = share.date
      WHERE first.plan_id = share.plan_id ORDER BY first.position LIMIT 1) AS "changeUntil",
    ${count(`${isHere} AND ${PACKED}`)} AS boxes, ${count(`${isHere} AND box.state = 'held'`)} AS held,
    ${count(`${isHere} AND box.state = 'donated'`)} AS donated,
    ${count(`box.shifted_to = share.id AND ${PACKED}`)} AS "movedHere",
    ${count(`box.date_id = share.id AND box.shifted_to IS NOT NULL AND ${PACKED}`)} AS "movedAway",
    ${count(`${isHere} AND box.state = 'off'`)} AS off
  FROM share_dates AS share
  LEFT JOIN promises AS box ON box.date_id = share.id OR box.shifted_to = share.id
  LEFT ${members}
  WHERE share.plan_id = $1 AND ($2::int IS NULL OR share.id = $2)
  GROUP BY share.id ORDER BY share.date`);

/** A week back and ahead, and the next one where that is later. */
export const nearDaysOf = statement<NearShareDays[number], [vendorId: number]>(`
  SELECT plan.id AS "planId", plan.name, share.id AS "dateId", share.date::text AS date,
    (SELECT coalesce(sum(member.quantity), 0)::int FROM promises AS box ${members}
      WHERE (box.date_id = share.id OR box.shifted_to = share.id) AND ${isHere} AND ${PACKED} AND ${isJoined}) AS boxes
  FROM share_plans AS plan JOIN share_dates AS share ON share.plan_id = plan.id AND share.state <> 'canceled'
  WHERE plan.vendor_id = $1 AND plan.status = 'published' AND share.date >= ${FIRST_TODAY} - 7
    AND share.date <= greatest(${FIRST_TODAY} + 7, (SELECT min(date) FROM share_dates
      WHERE plan_id = plan.id AND state <> 'canceled' AND date >= ${FIRST_TODAY}))
  ORDER BY share.date, plan.name, share.id`);

export interface ListedBox {
  id: number;
  memberName: string;
  sizeId: number;
  sizeName: string;
  quantity: number;
  scheduleId: number;
  siteName: string;
  state: BoxState;
  /** It goes out. */
  isPacked: boolean;
  orderStatus: string | null;
  endsAt: Date;
}

/** By site, size and name. */
export const boxesOfDay = statement<ListedBox, [dateId: number]>(`
  SELECT box.id, trim(member.first_name || ' ' || member.last_name) AS "memberName", size.id AS "sizeId",
    size.name AS "sizeName", member.quantity, own.schedule_id AS "scheduleId", site.name AS "siteName", box.state,
    ${PACKED} AS "isPacked", vendor_order.status AS "orderStatus", own.ends_at AS "endsAt"
  FROM promises AS box ${members}
  JOIN share_sizes AS size ON size.id = coalesce(box.size_id, member.size_id)
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.order_id = box.order_id
  JOIN pickup_windows AS own ON own.id = coalesce(vendor_order.window_id, box.window_id)
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE (box.date_id = $1 OR box.shifted_to = $1) AND ${day} = $1 AND ${isJoined}
  ORDER BY site.name, size.position, lower(member.first_name || ' ' || member.last_name), box.id`);

/** A pickup of the day. */
export interface DayWindow {
  id: number;
  scheduleId: number;
  status: WindowStatus;
  ordersCloseAt: Date;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  capacity: number | null;
  capacityUnit: CapacityUnit;
  taken: number;
}

const windows = `
  SELECT own.id, own.schedule_id AS "scheduleId", ${statusOf('own')} AS status, own.orders_close_at AS "ordersCloseAt",
    own.starts_at AS "startsAt", own.ends_at AS "endsAt", site.time_zone AS "timeZone", own.capacity,
    own.capacity_unit AS "capacityUnit", own.taken
  FROM share_dates AS share JOIN share_sites ON share_sites.plan_id = share.plan_id
  JOIN pickup_windows AS own ON own.schedule_id = share_sites.schedule_id AND own.date = share.date
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE share.id = $1 ORDER BY own.id`;

/** What the boxes of a day have less of, as crops are short. */
export const shortOnDay = statement<{ name: string; missing: number }, [dateId: number]>(`
  SELECT lower(part.name) AS name, sum(part.needed - part.given)::int AS missing
  FROM promises AS box JOIN short_crop_parts AS part ON part.promise_id = box.id
  JOIN short_crops AS crop ON crop.id = part.crop_id AND crop.undone_at IS NULL
  JOIN share_dates AS share ON share.id = $1 AND share.date = crop.day
  WHERE (box.date_id = $1 OR box.shifted_to = $1) AND ${day} = $1 AND ${PACKED} GROUP BY 1`);

export const windowsOfDay = statement<DayWindow, [dateId: number]>(windows);
/** Locks the windows of a day in ascending order: who joins or moves a box there waits. */
export const lockWindowsOfDay = statement<DayWindow, [dateId: number]>(`${windows} FOR UPDATE OF own`);

/** Locks the order first. */
export const lockOpenOrder = statement<{ vendorId: number }, [orderId: number]>(`
  SELECT vendor_order.vendor_id AS "vendorId"
  FROM orders JOIN fulfilments AS vendor_order ON vendor_order.order_id = orders.id
  WHERE orders.id = $1 AND vendor_order.status IN ('pending', 'confirmed') FOR UPDATE OF orders`);

/** Money in cents. */
export interface FallingBox {
  id: number;
  subscriptionId: number;
  /** Of an add-on that of its main share. */
  memberId: number;
  state: 'promised' | 'off' | 'donated' | 'shifted' | 'packed';
  windowId: number;
  windowTaken: number;
  scheduleId: number;
  quantity: number;
  crates: number;
  amount: number;
  orderId: number | null;
  date: string;
  isJoined: boolean;
}

/**
 * What falls away as a day is canceled: not what was held before, and not what was handed over.
 * @param subscriptionId null for all
 */
export const boxesToCancel = statement<FallingBox, [dateId: number, subscriptionId: number | null]>(`
  SELECT box.id, box.subscription_id AS "subscriptionId",
    coalesce(member.add_on_to_id, member.id) AS "memberId", box.state, box.window_id AS "windowId",
    box.window_taken AS "windowTaken", own.schedule_id AS "scheduleId", member.quantity, size.crates,
    box.value + box.tax AS amount, box.order_id AS "orderId", share.date::text AS date,
    ${isJoined} AS "isJoined"
  FROM promises AS box ${members}
  JOIN share_sizes AS size ON size.id = coalesce(box.size_id, member.size_id)
  JOIN pickup_windows AS own ON own.id = box.window_id
  JOIN share_dates AS share ON share.id = ${day}
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.order_id = box.order_id
  WHERE (box.date_id = $1 OR box.shifted_to = $1) AND ${day} = $1
    AND ($2::int IS NULL OR box.subscription_id = $2) AND (${PACKED} OR box.state = 'off')
    AND coalesce(vendor_order.status, 'confirmed') IN ('pending', 'confirmed')
  ORDER BY box.subscription_id, box.id`);
