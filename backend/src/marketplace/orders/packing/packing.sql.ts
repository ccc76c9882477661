import { statement } from '../../../platform/database/statement.js';

export const openOrdersOfVendor = statement<{ id: number; total: number }, [vendorId: number, most: number]>(`
  SELECT orders.id, count(*) OVER ()::int AS total
  FROM fulfilments AS share JOIN orders ON orders.id = share.order_id
  WHERE share.vendor_id = $1
    AND (share.status IN ('pending', 'confirmed')
      OR share.status = 'shipped' AND coalesce(share.method, orders.shipping_method) = 'local_delivery')
    AND orders.payment_status NOT IN ('held', 'abandoned')
  ORDER BY share.id LIMIT $2`);
