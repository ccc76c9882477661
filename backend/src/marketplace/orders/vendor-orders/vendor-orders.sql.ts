import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import { isWithinDays } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { zoneOfVendor } from '../../vendors/vendor-zone.sql.js';

export const ordersOfVendor = statement<
  { id: number; total: number },
  [
    vendorId: number,
    status: OrderStatus | null,
    firstDay: string | null,
    lastDay: string | null,
    limit: number,
    offset: number,
  ]
>(`
  SELECT orders.id, count(*) OVER ()::int AS total
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.vendor_id = $1 AND orders.payment_status NOT IN ('held', 'abandoned')
    AND ($2::text IS NULL OR vendor_order.status = $2)
    AND ${isWithinDays('orders.created_at', { from: '$3', to: '$4' }, zoneOfVendor('$1'))}
  ORDER BY vendor_order.id DESC LIMIT $5 OFFSET $6`);
