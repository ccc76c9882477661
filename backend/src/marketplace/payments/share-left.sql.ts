import { statement } from '../../platform/database/statement.js';
import type { Left } from './refunds/refund-parts.rules.js';

export const left = statement<Left & { id: number }, [orderId: number]>(`
  SELECT share.id,
    (share.subtotal - share.discount - coalesce(back.goods, 0) - coalesce(lost.goods, 0))::int AS goods,
    (share.tax - coalesce(back.tax, 0) - coalesce(lost.tax, 0))::int AS tax,
    (share.shipping - coalesce(back.shipping, 0) - coalesce(lost.shipping, 0))::int AS shipping,
    (share.commission - coalesce(entries.commission, 0))::int AS commission
  FROM fulfilments AS share
  LEFT JOIN LATERAL (SELECT sum(goods) AS goods, sum(tax) AS tax, sum(shipping) AS shipping
    FROM refunds WHERE fulfilment_id = share.id) AS back ON true
  LEFT JOIN LATERAL (SELECT sum(goods) AS goods, sum(tax) AS tax, sum(shipping) AS shipping
    FROM dispute_parts WHERE fulfilment_id = share.id) AS lost ON true
  LEFT JOIN LATERAL (SELECT sum(amount) AS commission
    FROM ledger_entries WHERE fulfilment_id = share.id AND kind = 'commission_refund') AS entries ON true
  WHERE share.order_id = $1`);

/** A share that is not cancelled, and of whose money something is left. */
export const unreturnedShare = statement<{ id: number }, [orderId: number]>(`
  SELECT share.id FROM fulfilments AS share
  WHERE order_id = $1 AND status <> 'cancelled'
    AND total > (SELECT coalesce(sum(amount), 0) FROM refunds WHERE fulfilment_id = share.id)
  LIMIT 1`);
