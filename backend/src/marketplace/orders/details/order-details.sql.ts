import { statement } from '../../../platform/database/statement.js';
import type { OrderHistory } from '../vendor-orders/order-timeline.rules.js';

// $1 is the order in all of them. Money is cents; moments are Dates.

export const belonging = statement<Record<'payments' | 'refunds' | 'ledger', number[]>, [orderId: number]>(`
  SELECT (SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM payments WHERE order_id = $1) AS payments,
    (SELECT coalesce(json_agg(refund.id ORDER BY refund.id), '[]') FROM refunds AS refund
      JOIN payments AS payment ON payment.id = refund.payment_id WHERE payment.order_id = $1) AS refunds,
    (SELECT coalesce(json_agg(entry.id ORDER BY entry.id), '[]') FROM ledger_entries AS entry
      JOIN fulfilments AS vendor_order ON vendor_order.id = entry.fulfilment_id WHERE vendor_order.order_id = $1) AS ledger`);

export const mails = statement<MailRow, [orderId: number]>(`
  SELECT id, kind, recipient, subject, status, created_at AS "createdAt", sent_at AS "sentAt"
  FROM mails WHERE about_resource = 'orders' AND about_id = $1 ORDER BY id`);

export const payouts = statement<PayoutRow, [orderId: number]>(`
  SELECT DISTINCT payout.id, payout.created_at AS at, vendor.business_name AS vendor, payout.amount, payout.status
  FROM fulfilments AS vendor_order
  JOIN ledger_entries AS entry ON entry.fulfilment_id = vendor_order.id
  JOIN payouts AS payout ON payout.id = entry.payout_id
  JOIN vendors AS vendor ON vendor.id = payout.vendor_id
  WHERE vendor_order.order_id = $1 ORDER BY payout.id`);

export const notes = statement<OrderHistory['notes'][number], [orderId: number]>(
  `SELECT created_at AS at, username, text FROM order_notes WHERE order_id = $1
   UNION ALL SELECT created_at, username, text FROM staff_notes WHERE resource = 'orders' AND record_id = $1
   ORDER BY at`,
);

export const audit = statement<
  OrderHistory['audit'][number],
  [orderId: number, refundIds: string[], payoutIds: string[]]
>(`
  SELECT created_at AS at, username, resource, action, note FROM audit_log
  WHERE (resource = 'orders' AND record_id = $1::text) OR (resource = 'refunds' AND record_id = ANY($2::text[]))
    OR (resource = 'payouts' AND record_id = ANY($3::text[]))
  ORDER BY id`);

export interface MailRow {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  status: 'waiting' | 'sent' | 'failed';
  createdAt: Date;
  sentAt: Date | null;
}
export type PayoutRow = OrderHistory['payouts'][number] & { id: number };
