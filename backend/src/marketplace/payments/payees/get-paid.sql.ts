import { statement } from '../../../platform/database/statement.js';
import { reversedOf, paidVendorOrderOf } from '../../ledger/payout-parts.sql.js';

// Sums of cents are float8, as in vendor-figures.sql.ts.

export interface BalanceParts {
  total: number;
  ready: number;
  undelivered: number;
  paypal: number;
  other: number;
  owed: number;
}

/** A vendor's balance by what each vendor order waits for; $2 is the gateway whose money can be sent on. */
export const balanceParts = statement<BalanceParts, [vendorId: number, gateway: string | null]>(`
  WITH vendor_orders AS (
    SELECT entry.fulfilment_id, sum(entry.amount) AS balance FROM ledger_entries AS entry
    WHERE entry.vendor_id = $1 GROUP BY entry.fulfilment_id
  ), sorted AS (
    SELECT balance, CASE
      WHEN balance < 0 THEN 'owed'
      WHEN vendor_order.status IN ('pending', 'confirmed', 'shipped') THEN 'undelivered'
      WHEN payment.gateway = $2::text THEN 'ready'
      WHEN payment.gateway = 'paypal' THEN 'paypal'
      ELSE 'other' END AS part
    FROM vendor_orders LEFT JOIN fulfilments AS vendor_order ON vendor_order.id = vendor_orders.fulfilment_id
    LEFT JOIN LATERAL (SELECT gateway FROM payments
      WHERE (order_id = vendor_order.order_id AND status IN ('paid', 'refunded')
        OR id IN (SELECT payment_id FROM box_draws WHERE box_draws.order_id = vendor_order.order_id))
      ORDER BY order_id NULLS FIRST LIMIT 1) AS payment ON true
  )
  SELECT coalesce(sum(balance), 0)::float8 AS total, ${['ready', 'undelivered', 'paypal', 'other', 'owed']
    .map((part) => `coalesce(sum(balance) FILTER (WHERE part = '${part}'), 0)::float8 AS ${part}`)
    .join(', ')}
  FROM sorted`);

export const onTheWay = statement<{ cents: number }, [vendorId: number]>(
  `SELECT coalesce(sum(amount), 0)::float8 AS cents FROM payouts WHERE vendor_id = $1 AND status = 'waiting'`,
);

export interface RecentPayout {
  id: number;
  amount: number;
  status: 'waiting' | 'done' | 'failed';
  orderId: number | null;
  orderNumber: string | null;
  reversed: number;
  createdAt: Date;
}

export const recentPayouts = statement<RecentPayout, [vendorId: number, most: number]>(`
  SELECT payout.id, payout.amount, payout.status, orders.id AS "orderId", orders.order_number AS "orderNumber",
    ${reversedOf('payout')} AS reversed, payout.created_at AS "createdAt"
  FROM payouts AS payout
  LEFT JOIN ${paidVendorOrderOf('payout')} AS paid ON true
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.id = paid.id
  LEFT JOIN orders ON orders.id = vendor_order.order_id
  WHERE payout.vendor_id = $1 ORDER BY payout.id DESC LIMIT $2`);
