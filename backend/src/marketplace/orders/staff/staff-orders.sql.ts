import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import { statement } from '../../../platform/database/statement.js';

/** Refunds in cents. */
export const vendorOrdersSummary = statement<
  { name: string; status: OrderStatus; refunded: number; restocked: number },
  [orderId: number]
>(`
  SELECT vendor.business_name AS name, vendor_order.status,
    (SELECT coalesce(sum(amount), 0)::int FROM refunds WHERE fulfilment_id = vendor_order.id) AS refunded,
    (SELECT coalesce(sum(restocked), 0)::int FROM order_items WHERE fulfilment_id = vendor_order.id) AS restocked
  FROM fulfilments AS vendor_order JOIN vendors AS vendor ON vendor.id = vendor_order.vendor_id
  WHERE vendor_order.order_id = $1 ORDER BY vendor_order.id`);
