import type { BookedDayOffView } from '../../../contract/marketplace/days-off.js';
import { statement } from '../../../platform/database/statement.js';
import { utcText } from '../../../platform/database/utc-text.sql.js';
import { isClosedDay } from '../../tables/closed-days.sql.js';
import { PLACE_CLOCK, PLACE_NAME, windowPlaces } from '../../tables/window-parts.sql.js';

/** A day whose schedule lost it to a closed date has its own status. */
export const bookedOnClosedDays = statement<BookedDayOffView, [vendorId: number]>(`
  SELECT orders.id AS "orderId", orders.order_number AS "orderNumber",
    orders.first_name || ' ' || orders.last_name AS "customerName", own.id AS "windowId", ${PLACE_NAME} AS "placeName",
    ${utcText('own.starts_at')} AS "startsAt", ${utcText('own.ends_at')} AS "endsAt", ${PLACE_CLOCK} AS "timeZone"
  FROM pickup_windows AS own ${windowPlaces}
  JOIN fulfilments AS vendor_order ON vendor_order.window_id = own.id AND vendor_order.status IN ('pending', 'confirmed')
  JOIN orders ON orders.id = vendor_order.order_id AND orders.payment_status NOT IN ('held', 'abandoned')
  WHERE own.vendor_id = $1 AND own.ends_at > now() AND own.status <> 'canceled' AND ${isClosedDay('own')}
  ORDER BY own.starts_at, own.id, orders.id LIMIT 200`);
