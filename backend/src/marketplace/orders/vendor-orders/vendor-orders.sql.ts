import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import type { VendorOrderSort } from '../../../contract/marketplace/orders.js';
import { givenDay, isWithinDays } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { zoneOfVendor } from '../../vendors/vendor-zone.sql.js';

const IS_OPEN = "vendor_order.status IN ('pending', 'confirmed', 'shipped')";

/** Whether a vendor order is handed over on a day; any of the vendor's ($1) where none is given. */
export const isPickedUpOn = (day: string): string =>
  `(${day}::text IS NULL OR vendor_order.window_id IN (
    SELECT id FROM pickup_windows WHERE vendor_id = $1 AND date = ${givenDay(day)}))`;

export const ordersOfVendor = statement<
  { id: number; total: number },
  [
    vendorId: number,
    status: OrderStatus | null,
    firstDay: string | null,
    lastDay: string | null,
    limit: number,
    offset: number,
    pickupOn: string | null,
    sort: VendorOrderSort,
  ]
>(`
  SELECT orders.id, count(*) OVER ()::int AS total
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.vendor_id = $1 AND orders.payment_status NOT IN ('held', 'abandoned')
    AND ($2::text IS NULL OR vendor_order.status = $2)
    AND ${isWithinDays('orders.created_at', { from: '$3', to: '$4' }, zoneOfVendor('$1'))}
    AND ${isPickedUpOn('$7')}
  ORDER BY CASE WHEN $8 = 'pickup' THEN NOT ${IS_OPEN} END,
    CASE WHEN $8 = 'pickup' AND ${IS_OPEN} THEN (SELECT starts_at FROM pickup_windows WHERE id = vendor_order.window_id) END,
    vendor_order.id DESC LIMIT $5 OFFSET $6`);
