import { statement } from '../../platform/database/statement.js';

export const openPickupOrders = statement<{ id: number }, [vendorId: number, most: number]>(`
  SELECT share.id FROM fulfilments AS share JOIN orders ON orders.id = share.order_id
  WHERE share.vendor_id = $1 AND share.status IN ('pending', 'confirmed') AND orders.shipping_method = 'pickup'
  ORDER BY share.id LIMIT $2::int`);

export const fillWindow = statement<{ id: number }, [windowId: number, shareIds: readonly number[]]>(`
  UPDATE fulfilments SET method = 'pickup', window_id = $1, window_taken = 1 WHERE id = ANY($2::int[]) RETURNING id`);
