import {
  KEPT_AFTER_HOURS,
  SETTLED_HOUR,
  type Uncollected,
} from '../../../../contract/marketplace/pickup/uncollected.js';
import { dayOf } from '../../../../platform/database/days.sql.js';
import { statement } from '../../../../platform/database/statement.js';
import { firstMoment } from '../../../../platform/geo/wall-clock.sql.js';

export interface UncollectedVendorOrder {
  vendorOrderId: number;
  orderId: number;
  vendorId: number;
  rule: Uncollected;
  /** The day there: "YYYY-MM-DD". */
  date: string;
  until: Date;
  timeZone: string;
}

const local = (column: string) => `(own.${column} AT TIME ZONE site.time_zone)`;
const day = dayOf('own.ends_at', 'site.time_zone');
const settledAt = `((${day} + 1 + make_time(${SETTLED_HOUR}, 0, 0)) AT TIME ZONE site.time_zone)`;
/** The same time the next day, on the clocks there. */
const keptUntil = firstMoment(`${local('ends_at')} + interval '1 day'`, 'site.time_zone');

/** Unconfirmed is at most refunded; unweighed waits for its vendor. @param shareId null for all */
export const uncollectedVendorOrders = statement<
  UncollectedVendorOrder,
  [now: Date, vendorOrderId: number | null]
>(`
  SELECT vendor_order.id AS "vendorOrderId", vendor_order.order_id AS "orderId", vendor_order.vendor_id AS "vendorId",
    vendor.uncollected AS rule, to_char(${day}, 'YYYY-MM-DD') AS date, ${keptUntil} AS until,
    site.time_zone AS "timeZone"
  FROM pickup_windows AS own JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  JOIN pickup_sites AS site ON site.id = schedule.site_id
  JOIN vendors AS vendor ON vendor.id = own.vendor_id
  JOIN fulfilments AS vendor_order ON vendor_order.window_id = own.id
  JOIN orders ON orders.id = vendor_order.order_id
  WHERE own.starts_at > $1::timestamptz - interval '5 days' AND own.ends_at < $1 AND own.status <> 'canceled'
    AND vendor.uncollected_at <= orders.created_at AND ($2::int IS NULL OR vendor_order.id = $2)
    AND vendor_order.status IN ('pending', 'confirmed') AND orders.payment_status IN ('paid', 'due', 'authorized', 'owed')
    AND NOT EXISTS (SELECT FROM order_items AS line
      WHERE line.fulfilment_id = vendor_order.id AND line.by_weight IS NOT NULL AND line.grams IS NULL)
    AND orders.confirm_by IS NULL AND (vendor_order.status = 'confirmed' OR vendor.uncollected = 'refunded')
    AND CASE vendor.uncollected
      WHEN 'kept' THEN own.ends_at + interval '${KEPT_AFTER_HOURS} hours' <= $1 AND ${keptUntil} > $1
        AND NOT EXISTS (SELECT FROM pickup_notices AS notice
          WHERE notice.fulfilment_id = vendor_order.id AND notice.kind = 'kept' AND notice.date = ${day})
      ELSE ${settledAt} <= $1 END
  ORDER BY vendor_order.order_id, vendor_order.id`);
