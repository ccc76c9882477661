import type { DeliveryStopView } from '../../../contract/marketplace/pickup/delivery-days.js';
import { statement } from '../../../platform/database/statement.js';
import type { SoldWeight } from '../../orders/weighing/line-weight.view.js';
import { SOLD_WEIGHT } from '../../orders/weighing/weighing.sql.js';

export type StoredStop = Omit<DeliveryStopView, 'items'> & {
  items: (DeliveryStopView['items'][number] & { sold: SoldWeight })[];
};

export const stopsOfRound = statement<StoredStop, [vendorId: number, windowId: number]>(`
  SELECT orders.id AS "orderId", orders.order_number AS "orderNumber", vendor_order.status,
    coalesce(vendor_order.collector, orders.first_name || ' ' || orders.last_name) AS name, orders.phone,
    orders.shipping_address AS address, orders.shipping_city AS city, orders.shipping_state AS state,
    orders.shipping_zip_code AS "zipCode", orders.notes, lines.items, center.latitude, center.longitude
  FROM fulfilments AS vendor_order
  JOIN orders ON orders.id = vendor_order.order_id
  LEFT JOIN zip_codes AS center ON center.zip_code = orders.shipping_zip_code
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', line.id, 'name', line.product_name, 'unit', line.unit,
      'quantity', line.quantity - line.refunded - line.short)
      || CASE WHEN line.by_weight IS NOT NULL AND line.grams IS NULL THEN '{"toWeigh": true}' ELSE '{}'::jsonb END
      || jsonb_build_object('sold', ${SOLD_WEIGHT})
      || coalesce((
        SELECT jsonb_build_object('parts', jsonb_agg(jsonb_build_object('productId', part.product_id, 'name', part.name,
          'unit', part.unit, 'quantity', part.quantity) ORDER BY part.id))
        FROM order_item_parts AS part WHERE part.order_item_id = line.id HAVING count(*) > 0), '{}') ORDER BY line.id), '[]') AS items
    FROM order_items AS line WHERE line.fulfilment_id = vendor_order.id AND line.quantity > line.refunded + line.short) AS lines
  WHERE vendor_order.window_id = $2 AND vendor_order.vendor_id = $1 AND vendor_order.status <> 'cancelled'
    AND orders.payment_status NOT IN ('held', 'abandoned')
  ORDER BY vendor_order.id`);
