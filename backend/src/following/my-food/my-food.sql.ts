import { PLACE_CLOCK, PLACE_NAME, windowPlaces } from '../../marketplace/tables/window-parts.sql.js';
import { statement } from '../../platform/database/statement.js';

export interface MyPickupRow {
  orderId: number;
  orderNumber: string;
  vendorName: string;
  placeName: string;
  isDelivery: boolean;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

export const pickupsOfBuyer = statement<MyPickupRow, [userId: number, most: number]>(`
  SELECT orders.id AS "orderId", orders.order_number AS "orderNumber", vendor.business_name AS "vendorName",
    ${PLACE_NAME} AS "placeName", site.id IS NULL AS "isDelivery", own.starts_at AS "startsAt",
    own.ends_at AS "endsAt", ${PLACE_CLOCK} AS "timeZone"
  FROM orders JOIN fulfilments AS vendor_order ON vendor_order.order_id = orders.id
    JOIN vendors AS vendor ON vendor.id = vendor_order.vendor_id
    JOIN pickup_windows AS own ON own.id = vendor_order.window_id ${windowPlaces}
  WHERE orders.user_id = $1 AND orders.payment_status <> 'abandoned' AND orders.adds_to_id IS NULL AND own.ends_at > now()
    AND vendor_order.status NOT IN ('delivered', 'cancelled')
  ORDER BY own.starts_at, vendor_order.id LIMIT $2::int`);
