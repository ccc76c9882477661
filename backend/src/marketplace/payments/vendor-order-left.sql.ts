import { statement } from '../../platform/database/statement.js';
import type { Left } from './refunds/refund-parts.rules.js';

/** A vendor order that was canceled before it was charged has no money. */
export const left = statement<Left & { id: number }, [orderId: number]>(`
  SELECT vendor_order.id,
    (CASE WHEN money THEN vendor_order.subtotal - vendor_order.discount ELSE 0 END - coalesce(back.goods, 0) - coalesce(lost.goods, 0))::int AS goods,
    (CASE WHEN money THEN vendor_order.tax ELSE 0 END - coalesce(back.tax, 0) - coalesce(lost.tax, 0))::int AS tax,
    (CASE WHEN money THEN vendor_order.shipping ELSE 0 END - coalesce(back.shipping, 0) - coalesce(lost.shipping, 0))::int AS shipping,
    (CASE WHEN money THEN vendor_order.commission ELSE 0 END - coalesce(entries.commission, 0))::int AS commission
  FROM fulfilments AS vendor_order
  JOIN orders ON orders.id = vendor_order.order_id
  CROSS JOIN LATERAL (SELECT vendor_order.status <> 'cancelled' OR orders.payment_method = 'cash'
    OR EXISTS (SELECT 1 FROM ledger_entries WHERE fulfilment_id = vendor_order.id AND kind = 'sale') AS money) AS charged
  LEFT JOIN LATERAL (SELECT sum(goods) AS goods, sum(tax) AS tax, sum(shipping) AS shipping
    FROM refunds WHERE fulfilment_id = vendor_order.id) AS back ON true
  LEFT JOIN LATERAL (SELECT sum(goods) AS goods, sum(tax) AS tax, sum(shipping) AS shipping
    FROM dispute_parts WHERE fulfilment_id = vendor_order.id) AS lost ON true
  LEFT JOIN LATERAL (SELECT sum(amount) AS commission
    FROM ledger_entries WHERE fulfilment_id = vendor_order.id AND kind = 'commission_refund') AS entries ON true
  WHERE vendor_order.order_id = $1`);

export const unreturnedVendorOrder = statement<{ id: number }, [orderId: number]>(`
  SELECT vendor_order.id FROM fulfilments AS vendor_order
  WHERE order_id = $1 AND (status <> 'cancelled' OR kept > 0)
    AND total > (SELECT coalesce(sum(amount), 0) FROM refunds WHERE fulfilment_id = vendor_order.id)
  LIMIT 1`);
