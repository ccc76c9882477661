import { statement } from '../../../platform/database/statement.js';
import type { Payment } from '../../tables/payment.entity.js';

const ENABLED = `payee_accounts AS payee JOIN vendors ON vendors.id = payee.vendor_id AND payee.state = 'enabled'
    AND (payee.gateway = 'test' OR vendors.stripe_account_id IS NOT NULL)`;

/** SQL: what an order was paid with that can be sent on; of a box, what it drew of its member's payments. */
const moneyOf = (order: string): string => `(
    SELECT paid.id, paid.gateway, paid.provider_id, paid.amount FROM payments AS paid
    WHERE paid.order_id = ${order} AND paid.status IN ('paid', 'refunded') AND paid.gateway <> 'cash'
    UNION ALL
    SELECT paid.id, paid.gateway, paid.provider_id, paid.amount FROM box_draws AS draw
    JOIN payments AS paid ON paid.id = draw.payment_id WHERE draw.order_id = ${order})`;

const DUE = `
  FROM fulfilments AS vendor_order
  JOIN orders ON orders.id = vendor_order.order_id AND orders.payment_status = 'paid'
  JOIN LATERAL (SELECT gateway FROM ${moneyOf('orders.id')} AS money LIMIT 1) AS payments ON true
  JOIN (${ENABLED}) ON vendors.id = vendor_order.vendor_id AND payee.gateway = payments.gateway
  WHERE (vendor_order.status = 'delivered' OR vendor_order.kept > 0)
    AND (SELECT sum(amount) FROM ledger_entries AS entry WHERE entry.fulfilment_id = vendor_order.id) > 0`;

/** What is advanced of payments for shares, and not paid out yet. */
const ADVANCED = `
  FROM (SELECT vendor_id, payment_id FROM ledger_entries WHERE payment_id IS NOT NULL AND fulfilment_id IS NULL
    GROUP BY vendor_id, payment_id HAVING sum(amount) > 0) AS advance
  JOIN payments AS paid ON paid.id = advance.payment_id
  JOIN (${ENABLED}) ON vendors.id = advance.vendor_id AND payee.gateway = paid.gateway`;

export const dueVendorOrders = statement<{ vendorOrderId: number; orderId: number }, [vendorId: number]>(
  `SELECT vendor_order.id AS "vendorOrderId", vendor_order.order_id AS "orderId" ${DUE} AND vendor_order.vendor_id = $1 ORDER BY vendor_order.id`,
);

export const dueAdvances = statement<{ paymentId: number; subscriptionId: number }, [vendorId: number]>(
  `SELECT paid.id AS "paymentId", paid.subscription_id AS "subscriptionId" ${ADVANCED} WHERE advance.vendor_id = $1 ORDER BY paid.id`,
);

export const vendorsToPay = statement<{ vendorId: number }>(
  `SELECT vendor_order.vendor_id AS "vendorId" ${DUE} UNION SELECT advance.vendor_id ${ADVANCED} ORDER BY 1`,
);

export const enabledAccount = statement<
  { gateway: 'stripe' | 'test'; stripeAccountId: string | null },
  [vendorId: number]
>(
  `SELECT payee.gateway, vendors.stripe_account_id AS "stripeAccountId" FROM ${ENABLED} WHERE payee.vendor_id = $1`,
);

export interface WaitingPayout {
  cents: number;
  vendorId: number;
  account: string | null;
  /** Null of what is advanced of a share. */
  orderNumber: string | null;
  subscriptionId: number | null;
  gateway: Payment['gateway'];
  providerId: string;
  /** Whether the payment has so much that was not sent on before, taken back or not. */
  isBound: boolean;
}

export const waitingPayout = statement<WaitingPayout, [payoutId: number]>(`
  SELECT payout.amount AS cents, payout.vendor_id AS "vendorId",
    coalesce(payout.account_id, vendor.stripe_account_id) AS account, orders.order_number AS "orderNumber",
    payment.subscription_id AS "subscriptionId", payment.gateway, payment.provider_id AS "providerId",
    payment.amount >= (SELECT sum(sent.amount) FROM payouts AS sent
      WHERE sent.id <= payout.id AND sent.status <> 'failed' AND (sent.payment_id = payment.id OR sent.payment_id IS NULL
        AND sent.id IN (SELECT own.payout_id FROM ledger_entries AS own JOIN fulfilments AS of ON of.id = own.fulfilment_id
          WHERE of.order_id = orders.id))) AS "isBound"
  FROM payouts AS payout
  JOIN vendors AS vendor ON vendor.id = payout.vendor_id
  JOIN ledger_entries AS entry ON entry.payout_id = payout.id
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.id = entry.fulfilment_id
  LEFT JOIN orders ON orders.id = vendor_order.order_id
  JOIN LATERAL (SELECT id, NULL::int AS subscription_id, gateway, provider_id, amount FROM ${moneyOf('orders.id')} AS money
    UNION ALL SELECT id, subscription_id, gateway, provider_id, amount FROM payments
    WHERE payments.id = entry.payment_id AND entry.fulfilment_id IS NULL) AS payment ON payment.id = coalesce(payout.payment_id, payment.id)
  WHERE payout.id = $1 AND payout.status = 'waiting'
  LIMIT 1`);

/** The payments of an order, with what was not sent on of each, in cents. */
export const roomOfPayments = statement<{ id: number; room: number }, [orderId: number]>(`
  SELECT payment.id, payment.amount - (SELECT coalesce(sum(payout.amount), 0)::int FROM payouts AS payout
    WHERE payout.payment_id = payment.id AND payout.status <> 'failed') AS room
  FROM ${moneyOf('$1::int')} AS payment ORDER BY payment.id`);
