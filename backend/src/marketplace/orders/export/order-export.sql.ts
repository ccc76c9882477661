import type { Unit } from '../../../contract/directory/categories.js';
import type { CheckoutMethod, PaymentMethod } from '../../../contract/marketplace/checkout.js';
import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import type { ReceivedWay } from '../../../contract/marketplace/received-words.js';
import type { ShortReason } from '../../../contract/marketplace/short-row-words.js';
import type { StoredByWeight } from '../../../contract/marketplace/weight/by-weight.js';
import type { PricedPackage } from '../../../contract/marketplace/weight/weight-words.js';
import { isWithinDays } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { Received } from '../../tables/vendor-order.entity.js';
import { PLACE_CLOCK, PLACE_NAME, placesOf } from '../../tables/window-parts.sql.js';
import { zoneOfVendor } from '../../vendors/vendor-zone.sql.js';
import { isPickedUpOn } from '../vendor-orders/vendor-orders.sql.js';

/** Money in cents. */
export interface ExportedLine {
  vendorOrderId: number;
  orderNumber: string;
  /** "2026-12-04 09:30" where the vendor is. */
  placed: string;
  changed: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  /** What was paid at the farm, where the farm said so. */
  received: Pick<Received<ReceivedWay>, 'by' | 'cents'> | null;
  paymentStatus: string;
  isEntered: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  shippingMethod: CheckoutMethod;
  shippingAddress: string;
  shippingCity: string;
  shippingState: string;
  shippingZipCode: string;
  notes: string | null;
  productName: string;
  sku: string | null;
  unit: Unit;
  quantity: number;
  unitPrice: number;
  totalPrice: number;
  refundedUnits: number;
  subtotal: number;
  discount: number;
  tax: number;
  shipping: number;
  total: number;
  refunded: number;
  disputed: number;
  commission: number;
  kept: number;
  commissionBack: number;
  /** How the line was sold by weight; null for what is sold each. */
  byWeight: StoredByWeight | null;
  /** What it weighs in whole grams; null until it is weighed. */
  grams: number | null;
  packages: PricedPackage[] | null;
  /** "2026-12-05" where it is handed over, and the site or the delivery zone; null without a day. */
  pickupDay: string | null;
  pickupPlace: string | null;
  /** "09:00-12:00" on the clocks of the place. */
  pickupHours: string | null;
  shortUnits: number;
  shortReasons: ShortReason[];
}

const hourOf = (moment: string) => `to_char(${moment} AT TIME ZONE ${PLACE_CLOCK}, 'HH24:MI')`;
const clock = (moment: string) => `to_char(${moment} AT TIME ZONE vendor.zone, 'YYYY-MM-DD HH24:MI')`;

/** The newest first, behind the one read last. Days are days where the vendor is. */
export const exportedLines = statement<
  ExportedLine,
  [
    vendorId: number,
    status: OrderStatus | null,
    firstDay: string | null,
    lastDay: string | null,
    beforeVendorOrderId: number,
    vendorOrders: number,
    pickupOn: string | null,
  ]
>(`
  WITH vendor AS (SELECT ${zoneOfVendor('$1')} AS zone),
  page AS (SELECT vendor_order.id, vendor_order.order_id FROM fulfilments AS vendor_order
    JOIN orders ON orders.id = vendor_order.order_id CROSS JOIN vendor
    WHERE vendor_order.vendor_id = $1 AND vendor_order.id < $5 AND orders.payment_status NOT IN ('held', 'abandoned')
      AND ($2::text IS NULL OR vendor_order.status = $2)
      AND ${isWithinDays('orders.created_at', { from: '$3', to: '$4' }, 'vendor.zone')}
      AND ${isPickedUpOn('$7')}
    ORDER BY vendor_order.id DESC LIMIT $6::int),
  money AS MATERIALIZED (SELECT page.id, (SELECT coalesce(sum(amount), 0)::int FROM refunds WHERE fulfilment_id = page.id) AS refunded,
      (SELECT coalesce(sum(goods + tax + shipping), 0)::int FROM dispute_parts WHERE fulfilment_id = page.id) AS disputed,
      (SELECT coalesce(sum(amount), 0)::int FROM ledger_entries
        WHERE fulfilment_id = page.id AND kind = 'commission_refund') AS back,
      (SELECT max(created_at) FROM fulfilment_events WHERE fulfilment_id = page.id) AS changed_at
    FROM page)
  SELECT vendor_order.id AS "vendorOrderId", orders.order_number AS "orderNumber", ${clock('orders.created_at')} AS placed,
    ${clock('coalesce(money.changed_at, orders.created_at)')} AS changed, vendor_order.status,
    orders.payment_method AS "paymentMethod", vendor_order.received, orders.payment_status AS "paymentStatus", orders.is_entered AS "isEntered",
    orders.first_name AS "firstName", orders.last_name AS "lastName", orders.email, orders.phone,
    coalesce(vendor_order.method, orders.shipping_method) AS "shippingMethod", orders.shipping_address AS "shippingAddress",
    orders.shipping_city AS "shippingCity", orders.shipping_state AS "shippingState",
    orders.shipping_zip_code AS "shippingZipCode", orders.notes, line.product_name AS "productName", product.sku,
    line.unit, line.quantity, line.unit_price AS "unitPrice", line.total_price AS "totalPrice",
    line.refunded AS "refundedUnits", vendor_order.subtotal, vendor_order.discount, vendor_order.tax, vendor_order.shipping, vendor_order.total, money.refunded,
    money.disputed, vendor_order.kept, vendor_order.commission, money.back AS "commissionBack",
    line.by_weight AS "byWeight", line.grams, line.packages,
    ${PLACE_NAME} AS "pickupPlace",
    to_char(own.date, 'YYYY-MM-DD') AS "pickupDay",
    ${hourOf('own.starts_at')} || '-' || ${hourOf('own.ends_at')} AS "pickupHours",
    coalesce(short.units, 0)::int AS "shortUnits", coalesce(short.reasons, '{}') AS "shortReasons"
  FROM page JOIN money USING (id) JOIN fulfilments AS vendor_order USING (id) JOIN orders ON orders.id = vendor_order.order_id
  JOIN order_items AS line ON line.fulfilment_id = vendor_order.id JOIN products AS product ON product.id = line.product_id
  LEFT JOIN pickup_windows AS own ON own.id = vendor_order.window_id
  LEFT JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id ${placesOf('schedule')}
  LEFT JOIN LATERAL (SELECT sum(quantity) AS units, array_agg(DISTINCT reason) AS reasons
    FROM short_rows WHERE order_item_id = line.id) AS short ON true
  CROSS JOIN vendor
  ORDER BY vendor_order.id DESC, line.id`);
