import { statement } from '../../../platform/database/statement.js';
import { paidFor, reversedOf } from '../../ledger/payout-parts.sql.js';
import { advancedTo } from '../../tables/advanced.sql.js';

// Sums of cents are float8, as in vendor-figures.sql.ts.

export interface BalanceParts {
  total: number;
  ready: number;
  undelivered: number;
  paypal: number;
  other: number;
  owed: number;
}

/** A vendor's balance by what each part of it waits for; $2 is the gateway whose money can be sent on. */
export const balanceParts = statement<BalanceParts, [vendorId: number, gateway: string | null]>(`
  WITH vendor_orders AS (
    SELECT entry.fulfilment_id, CASE WHEN entry.fulfilment_id IS NULL THEN entry.payment_id END AS advanced_id,
      sum(entry.amount) AS balance FROM ledger_entries AS entry
    WHERE entry.vendor_id = $1 GROUP BY 1, 2
  ), sorted AS (
    SELECT balance, CASE
      WHEN balance < 0 THEN 'owed'
      WHEN vendor_order.status IN ('pending', 'confirmed', 'shipped') THEN 'undelivered'
      WHEN payment.gateway = $2::text THEN 'ready'
      WHEN payment.gateway = 'paypal' THEN 'paypal'
      ELSE 'other' END AS part
    FROM vendor_orders LEFT JOIN fulfilments AS vendor_order ON vendor_order.id = vendor_orders.fulfilment_id
    LEFT JOIN LATERAL (SELECT gateway FROM payments
      WHERE id = advanced_id OR (order_id = vendor_order.order_id AND status IN ('paid', 'refunded')
        OR id IN (SELECT payment_id FROM box_draws WHERE box_draws.order_id = vendor_order.order_id))
      ORDER BY order_id NULLS FIRST LIMIT 1) AS payment ON true
  )
  SELECT coalesce(sum(balance), 0)::float8 AS total, ${['ready', 'undelivered', 'paypal', 'other', 'owed']
    .map((part) => `coalesce(sum(balance) FILTER (WHERE part = '${part}'), 0)::float8 AS ${part}`)
    .join(', ')}
  FROM sorted`);

/** What is advanced to a vendor of shares in percent, and cents that are out. */
export const advance = statement<{ percent: number; out: number }, [vendorId: number]>(
  `SELECT advance_percent AS percent, ${advancedTo('vendors.id')}::float8 AS out FROM vendors WHERE id = $1`,
);

export const onTheWay = statement<{ cents: number }, [vendorId: number]>(
  `SELECT coalesce(sum(amount), 0)::float8 AS cents FROM payouts WHERE vendor_id = $1 AND status = 'waiting'`,
);

export interface RecentPayout {
  id: number;
  amount: number;
  status: 'waiting' | 'done' | 'failed';
  orderId: number | null;
  orderNumber: string | null;
  isAdvance: boolean;
  reversed: number;
  createdAt: Date;
}

export const recentPayouts = statement<RecentPayout, [vendorId: number, most: number]>(`
  SELECT payout.id, payout.amount, payout.status, orders.id AS "orderId", orders.order_number AS "orderNumber",
    paid.payment_id IS NOT NULL AS "isAdvance", ${reversedOf('payout')} AS reversed, payout.created_at AS "createdAt"
  FROM payouts AS payout
  LEFT JOIN ${paidFor('payout')} AS paid ON true
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.id = paid.id
  LEFT JOIN orders ON orders.id = vendor_order.order_id
  WHERE payout.vendor_id = $1 ORDER BY payout.id DESC LIMIT $2`);
