import { statement } from '../../../platform/database/statement.js';
import type { Payment } from '../../tables/payment.entity.js';

const ENABLED = `payee_accounts AS payee JOIN vendors ON vendors.id = payee.vendor_id AND payee.state = 'enabled'
    AND (payee.gateway = 'test' OR vendors.stripe_account_id IS NOT NULL)`;

const DUE = `
  FROM fulfilments AS vendor_order
  JOIN orders ON orders.id = vendor_order.order_id AND orders.payment_status = 'paid'
  JOIN LATERAL (SELECT gateway FROM payments
    WHERE order_id = orders.id AND status IN ('paid', 'refunded') LIMIT 1) AS payments ON true
  JOIN (${ENABLED}) ON vendors.id = vendor_order.vendor_id AND payee.gateway = payments.gateway
  WHERE (vendor_order.status = 'delivered' OR vendor_order.kept > 0)
    AND (SELECT sum(amount) FROM ledger_entries AS entry WHERE entry.fulfilment_id = vendor_order.id) > 0`;

export const dueVendorOrders = statement<{ id: number; orderId: number }, [vendorId: number]>(
  `SELECT vendor_order.id, vendor_order.order_id AS "orderId" ${DUE} AND vendor_order.vendor_id = $1 ORDER BY vendor_order.id`,
);

export const vendorsToPay = statement<{ vendorId: number }>(
  `SELECT DISTINCT vendor_order.vendor_id AS "vendorId" ${DUE} ORDER BY 1`,
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
  orderNumber: string;
  gateway: Payment['gateway'];
  providerId: string;
  /** Whether the payment has so much that was not sent on before, taken back or not. */
  isBound: boolean;
}

export const waitingPayout = statement<WaitingPayout, [payoutId: number]>(`
  SELECT payout.amount AS cents, payout.vendor_id AS "vendorId",
    coalesce(payout.account_id, vendor.stripe_account_id) AS account, orders.order_number AS "orderNumber",
    payment.gateway, payment.provider_id AS "providerId",
    payment.amount >= (SELECT sum(sent.amount) FROM payouts AS sent
      WHERE sent.id <= payout.id AND sent.status <> 'failed' AND coalesce(sent.payment_id, payment.id) = payment.id
        AND sent.id IN (SELECT own.payout_id FROM ledger_entries AS own JOIN fulfilments AS of ON of.id = own.fulfilment_id
          WHERE of.order_id = orders.id)) AS "isBound"
  FROM payouts AS payout
  JOIN vendors AS vendor ON vendor.id = payout.vendor_id
  JOIN ledger_entries AS entry ON entry.payout_id = payout.id
  JOIN fulfilments AS vendor_order ON vendor_order.id = entry.fulfilment_id
  JOIN orders ON orders.id = vendor_order.order_id
  JOIN payments AS payment ON payment.order_id = orders.id AND payment.status IN ('paid', 'refunded')
    AND payment.id = coalesce(payout.payment_id, payment.id)
  WHERE payout.id = $1 AND payout.status = 'waiting'
  LIMIT 1`);

/** The payments of an order, with what was not sent on of each, in cents. */
export const roomOfPayments = statement<{ id: number; room: number }, [orderId: number]>(`
  SELECT payment.id, payment.amount - (SELECT coalesce(sum(payout.amount), 0)::int FROM payouts AS payout
    WHERE payout.payment_id = payment.id AND payout.status <> 'failed') AS room
  FROM payments AS payment WHERE payment.order_id = $1 AND payment.status IN ('paid', 'refunded')
  ORDER BY payment.id`);
