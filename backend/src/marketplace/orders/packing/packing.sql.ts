import { statement } from '../../../platform/database/statement.js';

export const openOrdersOfVendor = statement<{ id: number; total: number }, [vendorId: number, most: number]>(`
  SELECT orders.id, count(*) OVER ()::int AS total
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.vendor_id = $1
    AND (vendor_order.status IN ('pending', 'confirmed')
      OR vendor_order.status = 'shipped' AND coalesce(vendor_order.method, orders.shipping_method) = 'local_delivery')
    AND orders.payment_status NOT IN ('held', 'abandoned')
  ORDER BY vendor_order.id LIMIT $2`);
