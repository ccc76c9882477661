import { statement } from '../../../platform/database/statement.js';

/** Placed for good, and someone has something to do for it. */
export const isOpen = `vendor_order.status IN ('pending', 'confirmed')
    AND orders.payment_status NOT IN ('held', 'abandoned') AND orders.confirm_by IS NULL`;
const isUnweighed = 'by_weight IS NOT NULL AND grams IS NULL';
const ofVendor = `FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  LEFT JOIN pickup_windows AS own ON own.id = vendor_order.window_id
  WHERE vendor_order.id IN (SELECT fulfilment_id FROM order_items WHERE vendor_id = $1 AND ${isUnweighed}) AND ${isOpen}`;

export const ordersToWeigh = statement<{ id: number; total: number }, [vendorId: number, most: number]>(`
  SELECT vendor_order.order_id AS id, count(*) OVER ()::int AS total ${ofVendor}
  ORDER BY coalesce(own.starts_at, orders.created_at), vendor_order.id LIMIT $2`);

/** Of those, the ones without a day. */
export const undatedToWeigh = statement<{ total: number }, [vendorId: number]>(
  `SELECT count(*)::int AS total ${ofVendor} AND vendor_order.window_id IS NULL`,
);

export interface LateVendorOrder {
  vendorOrderId: number;
  orderId: number;
  vendorId: number;
  lateSince: Date;
}

/** Two days after their day, a week after an undated order, half a year with a deposit. */
export const lateVendorOrders = statement<LateVendorOrder, [now: Date, vendorOrderId: number | null]>(`
  SELECT vendor_order.id AS "vendorOrderId", vendor_order.order_id AS "orderId", vendor_order.vendor_id AS "vendorId", late.since AS "lateSince"
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  LEFT JOIN pickup_windows AS own ON own.id = vendor_order.window_id
  CROSS JOIN LATERAL (SELECT coalesce(own.ends_at + interval '2 days', orders.created_at + CASE WHEN EXISTS (
      SELECT 1 FROM order_items AS ahead WHERE ahead.fulfilment_id = vendor_order.id AND ahead.deposit IS NOT NULL)
    THEN interval '180 days' ELSE interval '7 days' END) AS since) AS late
  WHERE vendor_order.id IN (SELECT fulfilment_id FROM order_items WHERE ${isUnweighed}) AND ${isOpen} AND late.since <= $1 AND ($2::int IS NULL OR vendor_order.id = $2)
  ORDER BY vendor_order.order_id, vendor_order.id`);

export const settleLines = statement<
  Record<string, never>,
  [
    lineIds: readonly number[],
    totals: readonly number[],
    discounts: readonly number[],
    taxes: readonly number[],
    grams: readonly (number | null)[],
    packages: readonly string[],
  ]
>(`
  UPDATE order_items AS line SET total_price = settled.total_price, discount = settled.discount, tax = settled.tax,
    grams = coalesce(settled.grams, line.grams),
    packages = CASE WHEN settled.grams IS NULL THEN line.packages ELSE settled.packages END
  FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::int[], $6::jsonb[])
    AS settled (id, total_price, discount, tax, grams, packages) WHERE line.id = settled.id`);

export const SOLD_WEIGHT = `jsonb_build_object('byWeight', line.by_weight, 'grams', line.grams, 'packages', line.packages,
  'quantity', line.quantity, 'refunded', line.refunded)`;

/**
 * What a code takes off vendor orders whatever their goods come to, in cents; of a part of them there is no
 * row.
 */
export const fixedDiscounts = statement<{ id: number; cents: number }, [vendorOrderIds: readonly number[]]>(`
  SELECT vendor_order.id, vendor_order.discount AS cents
  FROM fulfilments AS vendor_order JOIN discount_codes AS code ON code.id = vendor_order.discount_code_id
  WHERE vendor_order.id = ANY($1::int[]) AND code.kind = 'amount'`);
