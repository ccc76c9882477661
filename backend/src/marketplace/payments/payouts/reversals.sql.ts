import { statement } from '../../../platform/database/statement.js';
import { dueOfPaid, paidFor, reversedOf } from '../../ledger/payout-parts.sql.js';

export interface OpenDebt {
  payoutId: number;
  vendorId: number;
  /** Of a vendor order. */
  orderId: number | null;
  vendorOrderId: number | null;
  /** Of what was advanced of a share. */
  subscriptionId: number | null;
  paymentId: number | null;
}

const BY_PAYOUT = `
  FROM payouts AS payout
  JOIN ${paidFor('payout')} AS paid ON true
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.id = paid.id
  LEFT JOIN payments AS advanced ON advanced.id = paid.payment_id
  WHERE payout.status = 'done' AND payout.provider_id IS NOT NULL`;

const COLUMNS = `payout.id AS "payoutId", payout.vendor_id AS "vendorId", vendor_order.order_id AS "orderId", vendor_order.id AS "vendorOrderId",
  advanced.subscription_id AS "subscriptionId", advanced.id AS "paymentId"`;

export const debtOfPayout = statement<OpenDebt, [payoutId: number]>(
  `SELECT ${COLUMNS} ${BY_PAYOUT} AND payout.id = $1`,
);

export const oldDebts = statement<OpenDebt, [days: number]>(`
  SELECT ${COLUMNS} ${BY_PAYOUT}
    AND (${dueOfPaid('paid')}) < 0
    AND NOT EXISTS (SELECT 1 FROM ledger_entries AS entry
      WHERE entry.fulfilment_id = paid.id AND entry.created_at > now() - make_interval(days => $1))
    AND NOT EXISTS (SELECT 1 FROM ledger_entries AS entry WHERE paid.id IS NULL AND entry.fulfilment_id IS NULL
      AND entry.payment_id = paid.payment_id AND entry.created_at > now() - make_interval(days => $1))
  ORDER BY vendor_order.order_id, payout.id DESC`);

/** Cents of a payout that were not taken back, or are not being taken back, yet. */
export const leftOfPayout = statement<{ left: number }, [payoutId: number]>(`
  SELECT payout.amount - ${reversedOf('payout')} AS left FROM payouts AS payout WHERE payout.id = $1`);
