import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import { statement } from '../../../platform/database/statement.js';

/** Refunds in cents. */
export const sharesSummary = statement<
  { name: string; status: OrderStatus; refunded: number; restocked: number },
  [orderId: number]
>(`
  SELECT vendor.business_name AS name, share.status,
    (SELECT coalesce(sum(amount), 0)::int FROM refunds WHERE fulfilment_id = share.id) AS refunded,
    (SELECT coalesce(sum(restocked), 0)::int FROM order_items WHERE fulfilment_id = share.id) AS restocked
  FROM fulfilments AS share JOIN vendors AS vendor ON vendor.id = share.vendor_id
  WHERE share.order_id = $1 ORDER BY share.id`);
