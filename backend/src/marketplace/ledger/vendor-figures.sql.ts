import type { ReceivedWay } from '../../contract/marketplace/received-words.js';
import type { LedgerKind } from '../../contract/marketplace/vendor-figures.js';
import { dayOf, givenDay, isWithinDays, startOf, todayIn } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';
import { zoneOfVendor } from '../vendors/vendor-zone.sql.js';

// Sums of cents are float8: they outgrow an integer, and are exact far beyond what anybody sells.

/** Paid or to be paid, not canceled; `back.goods` is what was given back or disputed. */
const VENDOR_ORDERS = `
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  LEFT JOIN LATERAL (SELECT coalesce(sum(goods), 0) AS goods FROM (
    SELECT goods FROM refunds WHERE fulfilment_id = vendor_order.id
    UNION ALL SELECT goods FROM dispute_parts WHERE fulfilment_id = vendor_order.id) AS parts) AS back ON true
  WHERE vendor_order.vendor_id = $1 AND (vendor_order.status <> 'cancelled' OR vendor_order.kept > 0) AND orders.payment_status NOT IN ('held', 'abandoned')`;

export const sums = statement<{ sales: number; orders: number; views: number }, [vendorId: number]>(`
  SELECT coalesce(sum(vendor_order.subtotal - vendor_order.discount - back.goods), 0)::float8 AS sales, count(*)::int AS orders,
    (SELECT count(*)::int FROM product_views JOIN products ON products.id = product_id WHERE vendor_id = $1) AS views
  ${VENDOR_ORDERS}`);

const ZONE = zoneOfVendor('$1');
const TODAY = todayIn(ZONE);

export const salesByDay = statement<{ day: string; sales: number; orders: number }, [vendorId: number]>(`
  SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(sold.sales, 0)::float8 AS sales, coalesce(sold.orders, 0)::int AS orders
  FROM (SELECT ${TODAY} - ago AS day FROM generate_series(0, 89) AS ago) AS days
  LEFT JOIN (SELECT ${dayOf('vendor_order.created_at', ZONE)} AS day, sum(vendor_order.subtotal - vendor_order.discount - back.goods) AS sales, count(*) AS orders ${VENDOR_ORDERS}
    AND vendor_order.created_at >= ${startOf(`${TODAY} - 89`, ZONE)} GROUP BY 1) AS sold ON sold.day = days.day
  ORDER BY 1`);

const valueOf = (units: string, line: string) =>
  `(${line}.total_price::float8 * ${units} / ${line}.quantity)`;

/** A refund comes off the items it names, the rest of it off all of the order, as discounts do. */
export const bestSellers = statement<
  { productId: number; name: string; quantity: number; sales: number },
  [vendorId: number]
>(`
  WITH vendor_orders AS (
    SELECT vendor_order.id, vendor_order.subtotal, vendor_order.discount,
      (SELECT coalesce(sum(goods), 0) FROM dispute_parts WHERE fulfilment_id = vendor_order.id) AS disputed
    ${VENDOR_ORDERS} AND vendor_order.status <> 'cancelled' AND vendor_order.created_at >= ${startOf(`${TODAY} - 89`, ZONE)}
  ),
  returned AS (
    SELECT refund.fulfilment_id, refund.id, refund.goods, coalesce(sum(${valueOf('part.quantity', 'line')}), 0) AS named
    FROM refunds AS refund LEFT JOIN refund_items AS part ON part.refund_id = refund.id
    LEFT JOIN order_items AS line ON line.id = part.order_item_id
    WHERE refund.fulfilment_id IN (SELECT id FROM vendor_orders) GROUP BY refund.id
  ),
  sold AS (
    SELECT item.product_id, item.variant_id, item.product_name, item.quantity - item.refunded AS quantity,
      item.total_price - coalesce(own.goods, 0)
        - (vendor_orders.discount + vendor_orders.disputed + coalesce(loose.goods, 0)) * item.total_price / nullif(vendor_orders.subtotal, 0)::float8 AS sales
    FROM vendor_orders JOIN order_items AS item ON item.fulfilment_id = vendor_orders.id
    LEFT JOIN LATERAL (SELECT sum(least(returned.goods, returned.named) * ${valueOf('part.quantity', 'item')} / returned.named) AS goods
      FROM refund_items AS part JOIN returned ON returned.id = part.refund_id
      WHERE part.order_item_id = item.id AND returned.named > 0) AS own ON true
    LEFT JOIN LATERAL (SELECT sum(goods - least(goods, named)) AS goods
      FROM returned WHERE fulfilment_id = vendor_orders.id) AS loose ON true
  )
  SELECT product_id AS "productId", max(product_name) AS name, sum(quantity)::int AS quantity,
    round(sum(sales))::float8 AS sales
  FROM sold GROUP BY product_id, variant_id HAVING round(sum(sales)) > 0
  ORDER BY sales DESC, "productId", variant_id LIMIT 5`);

export interface StatementRow {
  id: number;
  kind: LedgerKind;
  orderId: number | null;
  orderNumber: string | null;
  paidBy: ReceivedWay | null;
  amount: number;
  balance: number;
  createdAt: Date;
  /** Where the vendor is. */
  day: string;
}

export const entriesOf = statement<
  StatementRow,
  [vendorId: number, firstDay: string | null, lastDay: string | null]
>(`
  SELECT * FROM (
    SELECT entry.id, entry.kind, orders.id AS "orderId", orders.order_number AS "orderNumber",
      CASE WHEN entry.kind IN ('sale', 'payout') THEN vendor_order.received ->> 'by' END AS "paidBy", entry.amount,
      (sum(entry.amount) OVER (ORDER BY entry.id))::float8 AS balance, entry.created_at AS "createdAt",
      ${dayOf('entry.created_at', ZONE)}::text AS day
    FROM ledger_entries AS entry
    LEFT JOIN fulfilments AS vendor_order ON vendor_order.id = entry.fulfilment_id
    LEFT JOIN orders ON orders.id = vendor_order.order_id
    WHERE entry.vendor_id = $1) AS entries
  WHERE ${isWithinDays('"createdAt"', { from: '$2', to: '$3' }, ZONE)}
  ORDER BY id`);

export const openingBalance = statement<{ balance: number }, [vendorId: number, firstDay: string | null]>(`
  SELECT coalesce(sum(amount), 0)::float8 AS balance FROM ledger_entries WHERE vendor_id = $1 AND created_at < ${startOf(givenDay('$2'), ZONE)}`);
