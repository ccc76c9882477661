import { statement } from '../../platform/database/statement.js';

export const openPickupOrders = statement<{ id: number }, [vendorId: number, most: number]>(`
  SELECT vendor_order.id FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.vendor_id = $1 AND vendor_order.status IN ('pending', 'confirmed') AND orders.shipping_method = 'pickup'
  ORDER BY vendor_order.id LIMIT $2::int`);

export const fillWindow = statement<{ id: number }, [windowId: number, vendorOrderIds: readonly number[]]>(`
  UPDATE fulfilments SET method = 'pickup', window_id = $1, window_taken = 1 WHERE id = ANY($2::int[]) RETURNING id`);
