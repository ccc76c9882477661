import type { WindowStatus } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import { statement } from '../../../platform/database/statement.js';
import { PLACE_CLOCK, PLACE_NAME, windowPlaces } from '../../tables/window-parts.sql.js';

export interface DayOfSheet {
  windowId: number;
  placeName: string;
  address: string | null;
  date: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  status: WindowStatus;
  isDelivery: boolean;
}

export const dayOfSheet = statement<DayOfSheet, [vendorId: number, windowId: number]>(`
  SELECT own.id AS "windowId", ${PLACE_NAME} AS "placeName",
    coalesce(own.address, site.address || ', ' || site.city) AS address, to_char(own.date, 'YYYY-MM-DD') AS date,
    own.starts_at AS "startsAt", own.ends_at AS "endsAt", ${PLACE_CLOCK} AS "timeZone",
    own.status, site.id IS NULL AS "isDelivery"
  FROM pickup_windows AS own ${windowPlaces}
  WHERE own.vendor_id = $1 AND own.id = $2`);

export const ordersOfWindow = statement<{ orderId: number }, [vendorId: number, windowId: number]>(`
  SELECT vendor_order.order_id AS "orderId" FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.window_id = $2 AND vendor_order.vendor_id = $1 AND orders.payment_status NOT IN ('held', 'abandoned')
  ORDER BY lower(coalesce(vendor_order.collector, orders.first_name || ' ' || orders.last_name)), vendor_order.id`);
