import type { Unit } from '../../../../contract/directory/categories.js';
import { statement } from '../../../../platform/database/statement.js';
import type { SoldWeight } from '../../../orders/weighing/line-weight.view.js';
import { SOLD_WEIGHT } from '../../../orders/weighing/weighing.sql.js';
import { isUnheld } from '../../../payments/later/held-money.sql.js';
import { isToPack } from '../../../tables/unpacked-boxes.sql.js';
import { PLACE_CLOCK, PLACE_NAME, windowPlaces } from '../../../tables/window-parts.sql.js';

export interface DueWindow {
  id: number;
  vendorId: number;
  ordersCloseAt: Date;
}

/** Once none of their orders can be changed by its buyer and boxes of shares are orders, or it has begun. */
export const dueWindows = statement<DueWindow, [now: Date]>(`
  SELECT own.id, own.vendor_id AS "vendorId", own.orders_close_at AS "ordersCloseAt"
  FROM pickup_windows AS own
  WHERE own.orders_close_at <= $1::timestamptz AND own.orders_close_at > $1::timestamptz - interval '16 days'
    AND own.ends_at > $1 AND own.list_sent_at IS NULL AND own.status <> 'canceled'
    AND EXISTS (SELECT FROM fulfilments AS vendor_order WHERE vendor_order.window_id = own.id AND vendor_order.status <> 'cancelled')
    AND (own.starts_at <= $1 OR NOT EXISTS (SELECT FROM promises AS box WHERE box.window_id = own.id AND ${isToPack('box')})
      AND NOT EXISTS (SELECT FROM fulfilments AS vendor_order
      WHERE vendor_order.window_id = own.id AND vendor_order.status IN ('pending', 'confirmed') AND vendor_order.orders_close_at > $1))
  ORDER BY own.orders_close_at, own.vendor_id, own.id`);

export interface ListedWindow {
  id: number;
  placeName: string;
  isDelivery: boolean;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

/** Locks in ascending order: who places an order holds them until it is written. */
export const lockUnsent = statement<ListedWindow, [ids: readonly number[]]>(`
  SELECT own.id, ${PLACE_NAME} AS "placeName", zone.id IS NOT NULL AS "isDelivery",
    own.starts_at AS "startsAt", own.ends_at AS "endsAt", ${PLACE_CLOCK} AS "timeZone"
  FROM pickup_windows AS own ${windowPlaces}
  WHERE own.id = ANY($1::int[]) AND own.list_sent_at IS NULL AND own.status <> 'canceled'
  ORDER BY own.id FOR UPDATE OF own`);

export const waitingOrder = statement<{ id: number }, [windowIds: readonly number[]]>(`
  SELECT orders.id FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.window_id = ANY($1::int[]) AND vendor_order.status <> 'cancelled'
    AND (orders.payment_status = 'held' OR orders.confirm_by IS NOT NULL) LIMIT 1`);

export const ordersOn = statement<{ id: number }, [windowIds: readonly number[]]>(`
  SELECT DISTINCT vendor_order.order_id AS id FROM fulfilments AS vendor_order
  WHERE vendor_order.window_id = ANY($1::int[]) AND vendor_order.status <> 'cancelled' ORDER BY id`);

export interface ListedLine {
  windowId: number;
  orderId: number;
  orderNumber: string;
  customerName: string;
  collector: string | null;
  productName: string;
  unit: Unit;
  quantity: number;
  isUnheld?: boolean;
  toWeigh?: boolean;
  sold?: SoldWeight;
  parts?: { name: string; unit: Unit; quantity: number }[];
}

export const listedLines = statement<ListedLine, [windowIds: readonly number[]]>(`
  SELECT vendor_order.window_id AS "windowId", orders.id AS "orderId", orders.order_number AS "orderNumber",
    orders.first_name || ' ' || orders.last_name AS "customerName", vendor_order.collector,
    line.product_name AS "productName", line.unit, line.quantity - line.refunded - line.short AS quantity,
    ${isUnheld('orders')} AS "isUnheld",
    line.by_weight IS NOT NULL AND line.grams IS NULL AS "toWeigh",
    ${SOLD_WEIGHT} AS sold,
    coalesce((SELECT json_agg(json_build_object('name', part.name, 'unit', part.unit, 'quantity', part.quantity) ORDER BY part.id)
      FROM order_item_parts AS part WHERE part.order_item_id = line.id), '[]') AS parts
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  JOIN order_items AS line ON line.fulfilment_id = vendor_order.id
  WHERE vendor_order.window_id = ANY($1::int[]) AND vendor_order.status <> 'cancelled'
    AND orders.payment_status NOT IN ('held', 'abandoned') AND line.refunded + line.short < line.quantity
  ORDER BY orders.last_name, orders.first_name, orders.id, line.product_name, line.id`);
