import { statement } from '../../../platform/database/statement.js';
import type { Left } from '../refunds/refund-parts.rules.js';

/** What a dispute has of each share by now. */
export const takenBy = statement<Left & { id: number }, [disputeId: number]>(`
  SELECT fulfilment_id AS id, sum(goods)::int AS goods, sum(tax)::int AS tax, sum(shipping)::int AS shipping,
    sum(commission)::int AS commission
  FROM dispute_parts WHERE dispute_id = $1 GROUP BY fulfilment_id ORDER BY fulfilment_id`);

/** The vendors of an order's shares, with what a dispute takes of each. */
export const vendorsOfOrder = statement<
  { vendorId: number; userId: number | null; taken: number },
  [orderId: number, disputeId: number]
>(`
  SELECT vendors.id AS "vendorId", vendors.user_id AS "userId",
    coalesce((SELECT sum(goods + tax + shipping)::int FROM dispute_parts
      WHERE dispute_id = $2 AND fulfilment_id = share.id), 0) AS taken
  FROM fulfilments AS share JOIN vendors ON vendors.id = share.vendor_id
  WHERE share.order_id = $1 AND share.status <> 'cancelled' ORDER BY vendors.id`);
