import { statement } from '../../../platform/database/statement.js';
import type { Left } from '../refunds/refund-parts.rules.js';

export const takenBy = statement<Left & { id: number }, [disputeId: number]>(`
  SELECT fulfilment_id AS id, sum(goods)::int AS goods, sum(tax)::int AS tax, sum(shipping)::int AS shipping,
    sum(commission)::int AS commission
  FROM dispute_parts WHERE dispute_id = $1 GROUP BY fulfilment_id ORDER BY fulfilment_id`);

export const vendorsOfOrder = statement<
  { vendorId: number; userId: number | null; taken: number },
  [orderId: number, disputeId: number]
>(`
  SELECT vendors.id AS "vendorId", vendors.user_id AS "userId",
    coalesce((SELECT sum(goods + tax + shipping)::int FROM dispute_parts
      WHERE dispute_id = $2 AND fulfilment_id = vendor_order.id), 0) AS taken
  FROM fulfilments AS vendor_order JOIN vendors ON vendors.id = vendor_order.vendor_id
  WHERE vendor_order.order_id = $1 AND (vendor_order.status <> 'cancelled' OR vendor_order.kept > 0) ORDER BY vendors.id`);

/** What they have taken, in cents. */
export const disputesOfOrder = statement<{ id: number; withdrawn: number }, [orderId: number]>(`
  SELECT dispute.id, dispute.withdrawn FROM disputes AS dispute JOIN payments ON payments.id = dispute.payment_id
  WHERE payments.order_id = $1 ORDER BY dispute.id`);

export const soldVendorOrder = statement<{ id: number }, [orderId: number]>(`
  SELECT vendor_order.id FROM fulfilments AS vendor_order JOIN ledger_entries AS entry ON entry.fulfilment_id = vendor_order.id
  WHERE vendor_order.order_id = $1 AND entry.kind = 'sale' LIMIT 1`);

export const additionsOf = statement<{ id: number; paymentId: number; cents: number }, [orderId: number]>(`
  SELECT entry.fulfilment_id AS id, entry.addition_id AS "paymentId", payments.amount - payments.refunded AS cents
  FROM payments JOIN ledger_entries AS entry ON entry.addition_id = payments.id AND entry.kind = 'sale'
  WHERE payments.order_id = $1 AND payments.kind = 'addition'`);
