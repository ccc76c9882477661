import type { LowProduct, TodayDay } from '../../contract/marketplace/today.js';
import { statement } from '../../platform/database/statement.js';
import { utcText } from '../../platform/database/utc-text.sql.js';
import { isOpen } from '../orders/weighing/weighing.sql.js';
import { hasDates } from '../products/dated-stock/dated-stock.sql.js';
import { PLACE_CLOCK, PLACE_NAME, windowPlaces } from '../tables/window-parts.sql.js';

const isUnweighed = `EXISTS (SELECT FROM order_items AS item WHERE item.fulfilment_id = vendor_order.id
      AND item.by_weight IS NOT NULL AND item.grams IS NULL)`;

export interface Standing {
  isApproved: boolean;
  isActive: boolean;
  declinedReason: string | null;
  suspendedReason: string | null;
  removed: number;
  /** From how few on they are told of a product; null for never. */
  lowStockAt: number | null;
}

export const standingOf = statement<Standing, [vendorId: number]>(`
  SELECT is_approved AS "isApproved", is_active AS "isActive",
    CASE WHEN declined_at IS NOT NULL THEN declined_reason END AS "declinedReason",
    CASE WHEN suspended_at IS NOT NULL THEN suspended_reason END AS "suspendedReason", low_stock_at AS "lowStockAt",
    (SELECT count(*)::int FROM products WHERE vendor_id = vendors.id AND deleted_at IS NULL AND removed_at IS NOT NULL) AS removed
  FROM vendors WHERE id = $1`);

/** Of the days that are not over, two weeks ahead. */
export const daysWithOrders = statement<TodayDay, [vendorId: number, now: Date, most: number]>(`
  SELECT own.id, ${PLACE_NAME} AS "placeName", ${PLACE_CLOCK} AS "timeZone", ${utcText('own.starts_at')} AS "startsAt",
    ${utcText('own.ends_at')} AS "endsAt", ${utcText('own.orders_close_at')} AS "ordersCloseAt",
    zone.id IS NOT NULL AS "isDelivery", counted.orders, counted.to_weigh AS "toWeigh"
  FROM pickup_windows AS own ${windowPlaces}
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS orders, (count(*) FILTER (WHERE ${isUnweighed}))::int AS to_weigh
    FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
    WHERE vendor_order.window_id = own.id AND ${isOpen}) AS counted
  WHERE own.vendor_id = $1 AND own.ends_at > $2::timestamptz AND own.starts_at < $2::timestamptz + interval '14 days'
    AND counted.orders > 0
  ORDER BY own.starts_at, own.id LIMIT $3`);

export const ordersToConfirm = statement<{ total: number; since: string | null }, [vendorId: number]>(`
  SELECT count(*)::int AS total, ${utcText('min(orders.created_at)')} AS since
  FROM fulfilments AS vendor_order JOIN orders ON orders.id = vendor_order.order_id
  WHERE vendor_order.vendor_id = $1 AND vendor_order.status = 'pending' AND ${isOpen}`);

/** A stock that is counted; what is sold for certain dates to come has another. */
const isCounted = `product.vendor_id = $1 AND product.deleted_at IS NULL AND product.removed_at IS NULL AND product.is_active
    AND NOT product.made_to_order AND NOT product.is_bundle
    AND NOT ${hasDates('product')}`;

export const lowProducts = statement<
  LowProduct & { total: number },
  [vendorId: number, atMost: number, most: number]
>(`
  SELECT low.*, (count(*) OVER ())::int AS total FROM (
    SELECT product.id AS "productId", NULL::int AS "variantId", product.name, NULL::text AS option, product.inventory
    FROM products AS product WHERE ${isCounted} AND product.variant_count = 0 AND product.inventory <= $2
    UNION ALL
    SELECT product.id, variant.id, product.name, variant.name, variant.inventory
    FROM products AS product JOIN product_variants AS variant ON variant.product_id = product.id AND variant.ended_at IS NULL
    WHERE ${isCounted} AND variant.inventory <= $2) AS low
  ORDER BY inventory, name, option NULLS FIRST, "productId" LIMIT $3`);
