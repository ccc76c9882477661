import { REMINDED_HOUR } from '../../../../contract/marketplace/pickup/uncollected.js';
import { dayOf } from '../../../../platform/database/days.sql.js';
import { statement } from '../../../../platform/database/statement.js';
import { PLACE_CLOCK, windowPlaces } from '../../../tables/window-parts.sql.js';

export interface DueReminder {
  vendorOrderId: number;
  orderId: number;
  /** The day there: "YYYY-MM-DD". */
  date: string;
}

const day = dayOf('own.starts_at', PLACE_CLOCK);
/** On the clocks there, whichever time they are on that day. */
const remindedAt = `((${day} - 1 + make_time(${REMINDED_HOUR}, 0, 0)) AT TIME ZONE ${PLACE_CLOCK})`;

/** Orders placed after buyers were reminded are left out. @param orderId null for all */
export const dueReminders = statement<DueReminder, [now: Date, orderId: number | null]>(`
  SELECT vendor_order.id AS "vendorOrderId", vendor_order.order_id AS "orderId", to_char(${day}, 'YYYY-MM-DD') AS date
  FROM pickup_windows AS own ${windowPlaces}
  JOIN fulfilments AS vendor_order ON vendor_order.window_id = own.id
  JOIN orders ON orders.id = vendor_order.order_id
  WHERE own.starts_at > $1::timestamptz AND own.starts_at < $1::timestamptz + interval '50 hours'
    AND own.status <> 'canceled' AND ($2::int IS NULL OR vendor_order.order_id = $2)
    AND ${remindedAt} <= $1 AND orders.created_at < ${remindedAt}
    AND vendor_order.status NOT IN ('delivered', 'cancelled') AND orders.payment_status IN ('paid', 'due', 'authorized', 'owed')
    AND orders.confirm_by IS NULL
    AND EXISTS (SELECT FROM order_items AS line WHERE line.fulfilment_id = vendor_order.id AND line.refunded < line.quantity)
    AND NOT EXISTS (SELECT FROM pickup_notices AS notice JOIN fulfilments AS told ON told.id = notice.fulfilment_id
      WHERE told.order_id = vendor_order.order_id AND notice.kind = 'reminder' AND notice.date = ${day})
  ORDER BY vendor_order.order_id, vendor_order.id`);
