import type { PickupDayChangeView } from '../../contract/marketplace/pickup/pickup-days.js';
import type { CapacityUnit, WindowStatus } from '../../contract/marketplace/pickup/pickup-schedules.js';
import { givenDay } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';
import { utcText } from '../../platform/database/utc-text.sql.js';
import { MOST_TAKEN } from '../pickups/ways/why-not-window.rules.js';
import { statusOf } from '../tables/closed-days.sql.js';
import { lastDayOfLine } from '../tables/sold-parts.sql.js';
import { PLACE_CLOCK, PLACE_NAME, placesOf, windowPlaces } from '../tables/window-parts.sql.js';

type NoRow = Record<string, never>;

export interface LockedDay {
  id: number;
  siteId: number | null;
  zoneId: number | null;
  placeName: string;
  timeZone: string;
  date: string;
  startsAt: Date;
  endsAt: Date;
  status: WindowStatus;
  capacity: number | null;
  capacityUnit: CapacityUnit;
  taken: number;
}

/** Locks windows of a vendor in ascending order. */
export const lockDays = statement<LockedDay, [ids: readonly number[], vendorId: number]>(`
  SELECT own.id, schedule.site_id AS "siteId", schedule.zone_id AS "zoneId",
    ${PLACE_NAME} AS "placeName", ${PLACE_CLOCK} AS "timeZone", own.date::text AS date,
    own.starts_at AS "startsAt", own.ends_at AS "endsAt", ${statusOf('own')} AS status, own.capacity, own.capacity_unit AS "capacityUnit",
    own.taken
  FROM pickup_windows AS own ${windowPlaces}
  WHERE own.id = ANY($1::int[]) AND own.vendor_id = $2 ORDER BY own.id FOR UPDATE OF own`);

const open = `vendor_order.status IN ('pending', 'confirmed')`;
const crates = `least(greatest(coalesce((SELECT sum((item.quantity - item.refunded) * product.crates) FROM order_items AS item
  JOIN products AS product ON product.id = item.product_id WHERE item.fulfilment_id = vendor_order.id), 0), 1), ${MOST_TAKEN})::int`;

/** What the open orders of a window need elsewhere, those that are being paid as well; no addition is one. */
export const needOfDay = statement<{ orders: number; crates: number }, [windowId: number]>(`
  SELECT count(*) FILTER (WHERE orders.adds_to_id IS NULL)::int AS orders, coalesce(sum(${crates}), 0)::int AS crates
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id WHERE vendor_order.window_id = $1 AND ${open}`);

export const pastOn = statement<{ name: string; expiresOn: string }, [windowId: number, date: string]>(`
  SELECT item.product_name AS name, min(expiry.day)::text AS "expiresOn"
  FROM fulfilments AS vendor_order JOIN order_items AS item ON item.fulfilment_id = vendor_order.id
  JOIN products AS product ON product.id = item.product_id
  CROSS JOIN LATERAL (SELECT ${lastDayOfLine('item', 'product')} AS day) AS expiry
  WHERE vendor_order.window_id = $1 AND ${open} AND item.refunded < item.quantity AND expiry.day < ${givenDay('$2')}
  GROUP BY item.product_name ORDER BY min(expiry.day), item.product_name`);

export const cratesOfVendorOrder = statement<{ crates: number }, [vendorOrderId: number]>(
  `SELECT ${crates} AS crates FROM fulfilments AS vendor_order WHERE vendor_order.id = $1`,
);

/** The next vendor order of a window that can be canceled or moved: nothing that is being paid. */
export const nextVendorOrder = statement<
  { id: number; orderId: number },
  [windowId: number, leftOut: readonly number[]]
>(`
  SELECT vendor_order.id, vendor_order.order_id AS "orderId" FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.window_id = $1 AND ${open} AND orders.payment_status NOT IN ('held', 'abandoned')
    AND vendor_order.id <> ALL($2::int[]) ORDER BY vendor_order.id LIMIT 1`);

export const nextVendorOrderToTell = statement<
  { id: number; orderId: number },
  [windowId: number, after: number, skipped: readonly number[], leftOut: readonly number[]]
>(`
  SELECT vendor_order.id, vendor_order.order_id AS "orderId" FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.window_id = $1 AND (vendor_order.id > $2 OR vendor_order.id = ANY($3::int[])) AND vendor_order.id <> ALL($4::int[])
    AND vendor_order.status IN ('pending', 'confirmed', 'shipped')
    AND orders.payment_status NOT IN ('held', 'abandoned') ORDER BY vendor_order.id LIMIT 1`);

/** What comes after a vendor order goes on without it; it is tried again with the next job. */
export const skipShare = statement<NoRow, [changeId: number, vendorOrderId: number]>(`
  UPDATE pickup_day_changes SET last_share_id = greatest(last_share_id, $2::int),
    skipped = array_append(array_remove(skipped, $2::int), $2::int)
  WHERE id = $1`);

export const openVendorOrders = statement<{ count: number; beingPaid: number }, [windowId: number]>(`
  SELECT count(*)::int AS count, (count(*) FILTER (WHERE orders.payment_status = 'held'))::int AS "beingPaid"
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.window_id = $1 AND ${open} AND orders.payment_status <> 'abandoned'`);

/** Windows are locked already. */
export const takeRoom = statement<NoRow, [windowId: number, taken: number]>(
  'UPDATE pickup_windows SET taken = greatest(taken + $2::int, 0) WHERE id = $1',
);

export const movesTo = statement<{ id: number }, [windowId: number]>(
  'SELECT id FROM pickup_day_changes WHERE to_window_id = $1 AND settled_at IS NULL LIMIT 1',
);

export const openChanges = statement<{ id: number }>(
  'SELECT id FROM pickup_day_changes WHERE settled_at IS NULL ORDER BY id LIMIT 1000',
);

export const laterChanges = statement<{ id: number }, [windowId: number, id: number]>(
  'SELECT id FROM pickup_day_changes WHERE window_id = $1 AND id > $2 LIMIT 1',
);

export const placeOfDay = statement<{ timeZone: string; placeName: string }, [windowId: number]>(`
  SELECT ${PLACE_CLOCK} AS "timeZone", ${PLACE_NAME} AS "placeName"
  FROM pickup_windows AS own ${windowPlaces} WHERE own.id = $1`);

export const lastChange = statement<PickupDayChangeView, [windowId: number]>(`
  SELECT change.kind, change.reason, change.done, ${utcText('change.created_at')} AS "createdAt",
    ${utcText('change.settled_at')} AS "settledAt",
    CASE WHEN own.id IS NOT NULL THEN jsonb_build_object('id', own.id, 'startsAt', ${utcText('own.starts_at')},
      'endsAt', ${utcText('own.ends_at')}, 'timeZone', ${PLACE_CLOCK},
      'placeName', ${PLACE_NAME}) END AS "toWindow"
  FROM pickup_day_changes AS change LEFT JOIN pickup_windows AS own ON own.id = change.to_window_id
  LEFT JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  ${placesOf('schedule')}
  WHERE change.window_id = $1 ORDER BY change.id DESC LIMIT 1`);

export const ordersOfDay = statement<{ id: number; taken: number }, [vendorId: number, windowId: number]>(`
  SELECT orders.id, vendor_order.window_taken AS taken
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.vendor_id = $1 AND vendor_order.window_id = $2 AND orders.payment_status NOT IN ('held', 'abandoned')
  ORDER BY vendor_order.id`);

/** Boxes of shares that are to come on a day and aren't orders yet. */
export const shareBoxesOn = statement<{ id: number }, [windowId: number]>(`
  SELECT id FROM promises AS box WHERE window_id = $1 AND order_id IS NULL
    AND state IN ('promised', 'off', 'donated', 'shifted')
    AND NOT EXISTS (SELECT FROM share_dates WHERE id = coalesce(box.shifted_to, box.date_id) AND state = 'canceled') LIMIT 1`);
