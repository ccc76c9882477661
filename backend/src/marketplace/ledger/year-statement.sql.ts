import type { YearKind } from '../../contract/marketplace/year-statement.js';
import { statement } from '../../platform/database/statement.js';
import { vendorZone } from '../vendors/vendor-zone.sql.js';

const ZONE = `SELECT vendors.id, vendors.business_name, vendors.state, ${vendorZone('vendors')} AS zone
  FROM vendors WHERE vendors.id = $1`;

const START = (year: string) => `make_timestamptz(${year}, 1, 1, 0, 0, 0, vendor.zone)`;

export const yearHead = statement<
  { businessName: string; timeZone: string; opening: number },
  [vendorId: number, year: number]
>(`
  SELECT vendor.business_name AS "businessName", vendor.zone AS "timeZone",
    (SELECT coalesce(sum(amount), 0) FROM ledger_entries
     WHERE vendor_id = vendor.id AND created_at < ${START('$2::int')})::float8 AS opening
  FROM (${ZONE}) AS vendor`);

/** What its buyer added later has an entry of its own, and is part of the vendor order. */
const ofSale = (
  whole: string,
  added: (row: string) => string,
) => `CASE WHEN entry.addition_id IS NOT NULL THEN ${added('entry')}
      ELSE ${whole} - (SELECT coalesce(sum(${added('more')}), 0)::int FROM ledger_entries AS more
        WHERE more.fulfilment_id = vendor_order.id AND more.kind = 'sale' AND more.addition_id IS NOT NULL) END`;

export interface YearRow {
  id: number;
  kind: YearKind;
  orderId: number | null;
  orderNumber: string | null;
  isPaidAtFarm: boolean;
  state: string | null;
  day: string;
  time: string;
  products: number | null;
  shipping: number | null;
  tax: number | null;
  amount: number;
}

/** Its state is the one whose rules taxed it; at the flat rate, where it went or was picked up. */
export const yearEntries = statement<YearRow, [vendorId: number, year: number]>(`
  SELECT entry.id, CASE WHEN entry.kind = 'payout' AND entry.payout_id IS NULL THEN 'cash' ELSE entry.kind END AS kind,
    orders.id AS "orderId", orders.order_number AS "orderNumber",
    orders.payment_method IS NOT DISTINCT FROM 'cash' AND NOT EXISTS (SELECT FROM box_draws WHERE box_draws.order_id = orders.id) AS "isPaidAtFarm",
    coalesce((SELECT tax_state FROM order_items WHERE fulfilment_id = vendor_order.id LIMIT 1),
      CASE WHEN coalesce(vendor_order.method, orders.shipping_method) <> 'pickup' THEN orders.shipping_state END, vendor.state) AS state,
    to_char(entry.created_at AT TIME ZONE vendor.zone, 'YYYY-MM-DD') AS day,
    to_char(entry.created_at AT TIME ZONE vendor.zone, 'HH24:MI') AS time,
    CASE entry.kind WHEN 'sale' THEN ${ofSale('vendor_order.subtotal - vendor_order.discount', (row) => `${row}.amount - ${row}.tax`)} WHEN 'refund' THEN -refund.goods WHEN 'dispute' THEN -part.goods END
      AS products,
    CASE entry.kind WHEN 'sale' THEN CASE WHEN entry.addition_id IS NULL THEN vendor_order.shipping ELSE 0 END WHEN 'refund' THEN -refund.shipping
      WHEN 'dispute' THEN -part.shipping END AS shipping,
    CASE entry.kind WHEN 'sale' THEN ${ofSale('vendor_order.tax', (row) => `${row}.tax`)} WHEN 'refund' THEN -refund.tax WHEN 'dispute' THEN -part.tax END AS tax,
    entry.amount
  FROM (${ZONE}) AS vendor JOIN ledger_entries AS entry ON entry.vendor_id = vendor.id
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.id = entry.fulfilment_id
  LEFT JOIN orders ON orders.id = vendor_order.order_id
  LEFT JOIN refunds AS refund ON refund.id = entry.refund_id
  LEFT JOIN dispute_parts AS part ON entry.kind = 'dispute' AND part.dispute_id = entry.dispute_id
    AND part.fulfilment_id = entry.fulfilment_id AND part.created_at = entry.created_at
  WHERE entry.created_at >= ${START('$2::int')} AND entry.created_at < ${START('$2::int + 1')}
  ORDER BY entry.id`);

export const years = statement<{ year: number }, [vendorId: number]>(`
  SELECT DISTINCT extract(year FROM entry.created_at AT TIME ZONE vendor.zone)::int AS year
  FROM (${ZONE}) AS vendor JOIN ledger_entries AS entry ON entry.vendor_id = vendor.id ORDER BY year DESC`);
