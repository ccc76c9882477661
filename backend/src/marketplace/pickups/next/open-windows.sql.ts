import { isClosedDay, mayBeAway } from '../../tables/closed-days.sql.js';
import { closesAt } from '../../tables/window-parts.sql.js';

/** @param mayClose whether anything closes its schedule, where the statement knows it */
export const takesOrders = (own: string, mayClose?: string): string =>
  `${own}.status = 'open' AND ${own}.starts_at > now() AND ${own}.orders_open_at <= now() AND ${own}.orders_close_at > now()
   AND (${own}.capacity IS NULL OR ${own}.taken < ${own}.capacity) AND NOT ${isClosedDay(own, mayClose)}`;

export const isThere = (vendor: string): string => `(${vendor}.days_off = '[]' OR NOT EXISTS (
  SELECT FROM jsonb_array_elements(${vendor}.days_off) AS off
  WHERE now() >= (off ->> 'startsAt')::timestamptz AND now() < (off ->> 'endsAt')::timestamptz))`;

/** Only sites are looked at here. */
const closesFor = (product: string) => closesAt(`${product}.lead_hours`, 'site.time_zone');

/** SQL: a product is handed over in the window `own` of the schedule `schedule` at `site`, and fits in. */
export const handsOver = (product: string): string =>
  `(schedule.product_ids IS NULL OR ${product}.id = ANY(schedule.product_ids)) AND ${closesFor(product)} > now()
   AND (own.capacity IS NULL OR own.capacity_unit = 'orders' OR own.taken + greatest(${product}.crates, 1) <= own.capacity)`;

export interface NextPickupRow {
  windowId: number;
  siteName: string;
  startsAt: string;
  ordersCloseAt: string;
  timeZone: string;
}

const mayClose = `(${mayBeAway('vendor')} OR schedule.exceptions <> '[]')`;

/** A column for statements of few products and `vendor`, theirs: one look at its coming windows each. */
export const nextPickupColumn = `(
  SELECT jsonb_build_object('windowId', own.id, 'siteName', site.name, 'startsAt', own.starts_at,
    'ordersCloseAt', ${closesFor('product')}, 'timeZone', site.time_zone)
  FROM pickup_windows AS own JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE own.vendor_id = product.vendor_id AND ${takesOrders('own', mayClose)} AND ${handsOver('product')}
  ORDER BY own.starts_at, own.id LIMIT 1) AS "nextPickup"`;
