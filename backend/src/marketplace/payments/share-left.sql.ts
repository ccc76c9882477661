import { statement } from '../../platform/database/statement.js';
import type { Left } from './refunds/refund-parts.rules.js';

/** A share that was canceled before it was charged has no money. */
export const left = statement<Left & { id: number }, [orderId: number]>(`
  SELECT share.id,
    (CASE WHEN money THEN share.subtotal - share.discount ELSE 0 END - coalesce(back.goods, 0) - coalesce(lost.goods, 0))::int AS goods,
    (CASE WHEN money THEN share.tax ELSE 0 END - coalesce(back.tax, 0) - coalesce(lost.tax, 0))::int AS tax,
    (CASE WHEN money THEN share.shipping ELSE 0 END - coalesce(back.shipping, 0) - coalesce(lost.shipping, 0))::int AS shipping,
    (CASE WHEN money THEN share.commission ELSE 0 END - coalesce(entries.commission, 0))::int AS commission
  FROM fulfilments AS share
  JOIN orders ON orders.id = share.order_id
  CROSS JOIN LATERAL (SELECT share.status <> 'cancelled' OR orders.payment_method = 'cash'
    OR EXISTS (SELECT 1 FROM ledger_entries WHERE fulfilment_id = share.id AND kind = 'sale') AS money) AS charged
  LEFT JOIN LATERAL (SELECT sum(goods) AS goods, sum(tax) AS tax, sum(shipping) AS shipping
    FROM refunds WHERE fulfilment_id = share.id) AS back ON true
  LEFT JOIN LATERAL (SELECT sum(goods) AS goods, sum(tax) AS tax, sum(shipping) AS shipping
    FROM dispute_parts WHERE fulfilment_id = share.id) AS lost ON true
  LEFT JOIN LATERAL (SELECT sum(amount) AS commission
    FROM ledger_entries WHERE fulfilment_id = share.id AND kind = 'commission_refund') AS entries ON true
  WHERE share.order_id = $1`);

export const unreturnedShare = statement<{ id: number }, [orderId: number]>(`
  SELECT share.id FROM fulfilments AS share
  WHERE order_id = $1 AND (status <> 'cancelled' OR kept > 0)
    AND total > (SELECT coalesce(sum(amount), 0) FROM refunds WHERE fulfilment_id = share.id)
  LIMIT 1`);
