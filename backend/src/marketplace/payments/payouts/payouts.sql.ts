import { statement } from '../../../platform/database/statement.js';
import type { Payment } from '../payment.entity.js';

/**
 * Shares that have reached their buyers, were paid by Stripe and are of vendors with an account there, of
 * whose money something is left.
 */
const DUE = `
  FROM fulfilments AS share
  JOIN orders ON orders.id = share.order_id AND orders.payment_status = 'paid'
  JOIN payments ON payments.order_id = orders.id AND payments.gateway = 'stripe'
  JOIN vendors ON vendors.id = share.vendor_id AND vendors.stripe_account_id IS NOT NULL
  WHERE share.status = 'delivered'
    AND (SELECT sum(amount) FROM ledger_entries AS entry WHERE entry.fulfilment_id = share.id) > 0`;

export const dueShares = statement<{ id: number; orderId: number }, [vendorId: number]>(
  `SELECT share.id, share.order_id AS "orderId" ${DUE} AND share.vendor_id = $1 ORDER BY share.id`,
);

export const vendorsToPay = statement<{ vendorId: number }>(
  `SELECT DISTINCT share.vendor_id AS "vendorId" ${DUE} ORDER BY 1`,
);

/** A payout that is to be sent, with the payment that its money came with. */
export interface WaitingPayout {
  cents: number;
  account: string | null;
  orderNumber: string;
  gateway: Payment['gateway'];
  providerId: string;
}

export const waitingPayout = statement<WaitingPayout, [payoutId: number]>(`
  SELECT payout.amount AS cents, vendor.stripe_account_id AS account, orders.order_number AS "orderNumber",
    payment.gateway, payment.provider_id AS "providerId"
  FROM payouts AS payout
  JOIN vendors AS vendor ON vendor.id = payout.vendor_id
  JOIN ledger_entries AS entry ON entry.payout_id = payout.id
  JOIN fulfilments AS share ON share.id = entry.fulfilment_id
  JOIN orders ON orders.id = share.order_id
  JOIN payments AS payment ON payment.order_id = orders.id
  WHERE payout.id = $1 AND payout.status = 'waiting'
  LIMIT 1`);
