import { statement } from '../../platform/database/statement.js';
import type { Advance } from './advance.rules.js';

/** Of shares, in ascending order. */
export const lockPayments = statement<{ id: number }, [ids: readonly number[]]>(
  'SELECT id FROM payments WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE',
);

/** The payments that a box, or what is kept of a share, was paid with. */
export const drawnBy = statement<{ id: number }, [vendorOrderId: number]>(`
  SELECT draw.payment_id AS id FROM fulfilments AS vendor_order JOIN box_draws AS draw ON draw.order_id = vendor_order.order_id
  WHERE vendor_order.id = $1`);

export interface AdvanceRow extends Advance {
  paymentId: number;
  vendorId: number;
}

/** Those that something is out of; boxes that weren't handed over yet have used nothing. */
export const advancesOf = statement<AdvanceRow, [paymentIds: readonly number[]]>(`
  SELECT paid.id AS "paymentId", member.vendor_id AS "vendorId", member.commission_rate AS "commissionRate", ahead.out,
    (paid.amount - paid.refunded
      - (SELECT coalesce(sum(withdrawn), 0) FROM disputes WHERE payment_id = paid.id)
      - (SELECT coalesce(sum(draw.cents), 0) FROM box_draws AS draw WHERE draw.payment_id = paid.id AND EXISTS (
          SELECT FROM fulfilments AS sold JOIN ledger_entries AS sale ON sale.fulfilment_id = sold.id AND sale.kind = 'sale'
          WHERE sold.order_id = draw.order_id)))::int AS left
  FROM payments AS paid JOIN subscriptions AS member ON member.id = paid.subscription_id
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0)::int AS out FROM ledger_entries
    WHERE payment_id = paid.id AND kind IN ('advance', 'advance_used')) AS ahead
  WHERE paid.id = ANY($1::int[]) AND ahead.out > 0 ORDER BY paid.id`);
