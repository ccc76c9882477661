import type { Unit } from '../../../contract/directory/categories.js';
import { givenDay } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { PLACE_CLOCK, windowPlaces } from '../../tables/window-parts.sql.js';

/** SQL: who it is for, over all their orders and shares. */
const whoOf = (row: string) =>
  `CASE WHEN ${row}.user_id IS NOT NULL THEN 'user ' || ${row}.user_id WHEN ${row}.email <> '' THEN lower(${row}.email) END`;

const isOpen = `coalesce(vendor_order.status, 'confirmed') NOT IN ('delivered', 'cancelled')`;

/** A line of what is in a box of a share that isn't handed over yet. Money in cents. */
export interface BoxNeed {
  promiseId: number;
  subscriptionId: number;
  orderId: number | null;
  who: string | null;
  customerName: string;
  sizeName: string;
  isDonated: boolean;
  /** How many boxes. */
  boxes: number;
  amount: number;
  /** Farm credit that was given for the box by now. */
  credited: number;
  name: string;
  quantity: string;
  value: number | null;
  /** Of all that is in it; null where one has no value. */
  contents: number | null;
}

export const boxNeedsOn = statement<BoxNeed, [vendorId: number, day: string]>(`
  SELECT box.id AS "promiseId", member.id AS "subscriptionId", box.order_id AS "orderId", ${whoOf('member')} AS who,
    trim(member.first_name || ' ' || member.last_name) AS "customerName", size.name AS "sizeName",
    box.state = 'donated' AS "isDonated", member.quantity AS boxes, box.value + box.tax AS amount,
    coalesce((SELECT sum(entry.cents)::int FROM member_entries AS entry
      WHERE entry.promise_id = box.id AND entry.kind = 'short' AND entry.undone_at IS NULL), 0) AS credited,
    line.name, line.quantity, line.value,
    (SELECT CASE WHEN bool_and(other.value IS NOT NULL) THEN sum(other.value)::int END FROM share_contents AS other
      WHERE other.date_id = line.date_id AND other.size_id = line.size_id
        AND (other.schedule_id IS NULL OR other.schedule_id = own.schedule_id)) AS contents
  FROM pickup_windows AS own
  CROSS JOIN LATERAL (
    SELECT id FROM promises WHERE window_id = own.id AND order_id IS NULL
    UNION ALL SELECT packed.id FROM fulfilments AS there JOIN promises AS packed ON packed.order_id = there.order_id
      WHERE there.window_id = own.id) AS here
  JOIN promises AS box ON box.id = here.id AND box.state IN ('promised', 'donated', 'shifted', 'packed')
  JOIN subscriptions AS member ON member.id = box.subscription_id AND member.held_until IS NULL
  JOIN share_sizes AS size ON size.id = coalesce(box.size_id, member.size_id)
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.order_id = box.order_id
  JOIN share_dates AS day ON day.id = coalesce(box.shifted_to, box.date_id) AND day.state <> 'canceled'
  JOIN share_contents AS line ON line.date_id = day.id AND line.size_id = size.id AND line.missing_at IS NULL
    AND (line.schedule_id IS NULL OR line.schedule_id = own.schedule_id)
  WHERE own.vendor_id = $1 AND own.date = ${givenDay('$2')} AND ${isOpen}
  ORDER BY box.id, line.position`);

/** A line of an order that isn't handed over yet, without what is a box of a share or of parts. */
export interface LineNeed {
  itemId: number;
  orderId: number;
  orderNumber: string;
  who: string | null;
  customerName: string;
  name: string;
  unit: Unit;
  isByWeight: boolean;
  needed: number;
}

const orders = `
  FROM pickup_windows AS own JOIN fulfilments AS vendor_order ON vendor_order.window_id = own.id
  JOIN orders ON orders.id = vendor_order.order_id JOIN order_items AS line ON line.fulfilment_id = vendor_order.id`;
const isNeeded = `own.vendor_id = $1 AND own.date = ${givenDay('$2')} AND ${isOpen} AND line.refunded < line.quantity
    AND orders.payment_status NOT IN ('held', 'abandoned')`;
const ofOrder = `line.id AS "itemId", orders.id AS "orderId", orders.order_number AS "orderNumber", ${whoOf('orders')} AS who,
    trim(orders.first_name || ' ' || orders.last_name) AS "customerName"`;

export const lineNeedsOn = statement<LineNeed, [vendorId: number, day: string]>(`
  SELECT ${ofOrder}, line.product_name AS name, line.unit, line.by_weight IS NOT NULL AS "isByWeight",
    line.quantity - line.refunded AS needed
  ${orders}
  WHERE ${isNeeded} AND coalesce(vendor_order.received ->> 'by', '') <> 'share'
    AND NOT EXISTS (SELECT FROM order_item_parts AS part WHERE part.order_item_id = line.id)
  ORDER BY orders.id, line.id`);

/** A part of what was ordered. Money in cents, at list prices. */
export interface PartNeed extends Omit<LineNeed, 'isByWeight'> {
  boxName: string;
  price: number;
  boxValue: number;
}

export const partNeedsOn = statement<PartNeed, [vendorId: number, day: string]>(`
  SELECT ${ofOrder}, part.name, part.unit, line.product_name AS "boxName",
    (line.quantity - line.refunded) * part.quantity AS needed, part.price,
    ((line.quantity - line.refunded) * sum(part.quantity * part.price) OVER (PARTITION BY line.id))::int AS "boxValue"
  ${orders}
  JOIN LATERAL (SELECT own.id, own.name, own.unit, own.quantity, coalesce(variant.price, product.price) AS price
    FROM order_item_parts AS own JOIN products AS product ON product.id = own.product_id
    LEFT JOIN product_variants AS variant ON variant.id = own.variant_id
    WHERE own.order_item_id = line.id) AS part ON true
  WHERE ${isNeeded} ORDER BY orders.id, line.id, part.id`);

/** Who was short of a crop before, and of which the last time. */
export const shortBefore = statement<{ who: string; last: number }, [vendorId: number]>(`
  SELECT who, max(crop_id)::int AS last FROM (
    SELECT crop.id AS crop_id, coalesce(${whoOf('member')}, ${whoOf('orders')}) AS who
    FROM short_crops AS crop JOIN short_crop_parts AS part ON part.crop_id = crop.id
    LEFT JOIN promises AS box ON box.id = part.promise_id LEFT JOIN subscriptions AS member ON member.id = box.subscription_id
    LEFT JOIN orders ON orders.id = part.order_id
    WHERE crop.vendor_id = $1 AND crop.undone_at IS NULL
      AND crop.created_at > now() - interval '400 days') AS short
  WHERE who IS NOT NULL GROUP BY who`);

/** The first pickup of a day, where somebody gets something. */
export const firstPickup = statement<{ startsAt: Date; timeZone: string }, [vendorId: number, day: string]>(`
  SELECT own.starts_at AS "startsAt", ${PLACE_CLOCK} AS "timeZone"
  FROM pickup_windows AS own ${windowPlaces}
  WHERE own.vendor_id = $1 AND own.date = ${givenDay('$2')} AND own.status <> 'canceled'
  ORDER BY own.starts_at, own.id LIMIT 1`);

/** Locks orders in ascending order, before subscriptions and boxes. */
export const lockOrders = statement<{ id: number }, [ids: readonly number[]]>(
  'SELECT id FROM orders WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE',
);

/** Of orders and boxes a crop is short of, also those that need nothing by now. */
export const ownersOfCrop = statement<
  { orderId: number | null; subscriptionId: number | null },
  [cropId: number]
>(`
  SELECT coalesce(part.order_id, box.order_id) AS "orderId", box.subscription_id AS "subscriptionId"
  FROM short_crop_parts AS part LEFT JOIN promises AS box ON box.id = part.promise_id WHERE part.crop_id = $1`);

/** From now on its refunds go out. @returns the crops of the day that a handover or the clock ends */
export const closeCrops = statement<
  { id: number },
  [vendorId: number, day: string, now: Date, isHandover: boolean]
>(`
  UPDATE short_crops SET closed_at = $3
  WHERE id IN (SELECT id FROM short_crops WHERE vendor_id = $1 AND day = ${givenDay('$2')} AND undone_at IS NULL
    AND closed_at IS NULL AND ($4 OR sends_at <= $3) ORDER BY id FOR UPDATE) RETURNING id`);

export const dayOfOrder = statement<{ day: string }, [orderId: number, vendorId: number]>(`
  SELECT own.date::text AS day FROM fulfilments AS vendor_order JOIN pickup_windows AS own ON own.id = vendor_order.window_id
  WHERE vendor_order.order_id = $1 AND vendor_order.vendor_id = $2
    AND EXISTS (SELECT FROM short_crops AS crop WHERE crop.vendor_id = $2 AND crop.day = own.date AND crop.undone_at IS NULL
      AND (crop.closed_at IS NULL OR EXISTS (SELECT FROM short_crop_parts AS part
        WHERE part.crop_id = crop.id AND part.order_id = $1 AND part.sent_at IS NULL)))`);

/** Orders and boxes that closed crops of a day are still to be settled for. */
export const unsentOf = statement<
  { orderId: number | null; subscriptionId: number | null },
  [vendorId: number, day: string]
>(`
  SELECT DISTINCT part.order_id AS "orderId", box.subscription_id AS "subscriptionId"
  FROM short_crops AS crop JOIN short_crop_parts AS part ON part.crop_id = crop.id
  LEFT JOIN promises AS box ON box.id = part.promise_id
  WHERE crop.vendor_id = $1 AND crop.day = ${givenDay('$2')} AND crop.closed_at IS NOT NULL AND part.sent_at IS NULL
  ORDER BY 1, 2`);

/** Days whose refunds are due, or didn't all go out. */
export const dueCrops = statement<{ vendorId: number; day: string }, [now: Date]>(`
  SELECT DISTINCT crop.vendor_id AS "vendorId", crop.day::text AS day FROM short_crops AS crop
  WHERE crop.undone_at IS NULL AND CASE WHEN crop.closed_at IS NULL THEN crop.sends_at <= $1
    ELSE EXISTS (SELECT FROM short_crop_parts AS part WHERE part.crop_id = crop.id AND part.sent_at IS NULL) END
  ORDER BY 1, 2`);

/** SQL: where and when a box is handed over. */
const handedOverAt = `LEFT JOIN fulfilments AS vendor_order ON vendor_order.order_id = box.order_id
  JOIN pickup_windows AS own ON own.id = coalesce(vendor_order.window_id, box.window_id)`;

/** What boxes of a subscription that a day is short of get for it; money in cents. */
export interface ShortBox {
  id: number;
  name: string;
  needed: number;
  given: number;
  cents: number;
  /** Not of what was held, moved, canceled or donated meanwhile. */
  isTold: boolean;
}
export const unsentBoxes = statement<ShortBox, [subscriptionId: number, day: string]>(`
  SELECT part.id, part.name, part.needed, part.given, least(part.cents, coalesce(entry.cents, 0)) AS cents,
    box.state IN ('promised', 'shifted', 'packed', 'handed', 'missed') AND own.date = crop.day AS "isTold"
  FROM short_crop_parts AS part JOIN short_crops AS crop ON crop.id = part.crop_id AND crop.closed_at IS NOT NULL
  JOIN promises AS box ON box.id = part.promise_id ${handedOverAt}
  LEFT JOIN member_entries AS entry ON entry.promise_id = box.id AND entry.kind = 'short' AND entry.undone_at IS NULL
  WHERE box.subscription_id = $1 AND crop.day = ${givenDay('$2')} AND part.sent_at IS NULL ORDER BY part.id`);

export interface CropOfBox {
  boxId: number;
  cropId: number;
  name: string;
  needed: number;
  given: number;
}

/** What boxes of shares lack, also before they are orders. */
export const cropsOfBoxes = statement<CropOfBox, [promiseIds: readonly number[]]>(`
  SELECT box.id AS "boxId", crop.id AS "cropId", part.name, part.needed, part.given
  FROM short_crop_parts AS part JOIN short_crops AS crop ON crop.id = part.crop_id AND crop.undone_at IS NULL
  JOIN promises AS box ON box.id = part.promise_id ${handedOverAt}
  WHERE part.promise_id = ANY($1::int[]) AND own.date = crop.day ORDER BY part.id`);

/** How many orders and boxes get less. */
export const customersOfCrops = statement<{ id: number; customers: number }, [cropIds: readonly number[]]>(`
  SELECT crop_id AS id, count(DISTINCT coalesce('box ' || promise_id, 'order ' || order_id))::int AS customers
  FROM short_crop_parts WHERE crop_id = ANY($1::int[]) GROUP BY crop_id`);
