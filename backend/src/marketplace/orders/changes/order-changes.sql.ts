import type { HandoverSiteView } from '../../../contract/marketplace/pickup/handover.js';
import { statement } from '../../../platform/database/statement.js';

type NoRow = Record<string, never>;

/** A line of a share with what its product takes of a pickup; those that were refunded are not counted. */
export interface ShareLineNow {
  id: number;
  productId: number;
  productName: string;
  quantity: number;
  crates: number;
  leadHours: number;
}

export const linesNow = statement<ShareLineNow, [shareId: number]>(`
  SELECT line.id, line.product_id AS "productId", line.product_name AS "productName",
    line.quantity - line.refunded AS quantity, product.crates, product.lead_hours AS "leadHours"
  FROM order_items AS line JOIN products AS product ON product.id = line.product_id
  WHERE line.fulfilment_id = $1 ORDER BY line.id`);

/** The least that a vendor and the zone of a share ask of an order, in cents; null for any. */
export const leastOf = statement<{ least: number | null }, [shareId: number]>(`
  SELECT greatest(vendor.minimum_order, zone.minimum) AS least
  FROM fulfilments AS share JOIN vendors AS vendor ON vendor.id = share.vendor_id
  LEFT JOIN delivery_zones AS zone ON zone.id = share.zone_id WHERE share.id = $1`);

/** A share holds less of its window, which is locked already. */
export const holdLess = statement<NoRow, [shareId: number, taken: number]>(`
  WITH held AS (SELECT id, window_id, window_taken FROM fulfilments WHERE id = $1 AND window_taken > $2),
  done AS (UPDATE fulfilments SET window_taken = $2 FROM held WHERE held.id = fulfilments.id)
  UPDATE pickup_windows SET taken = greatest(pickup_windows.taken - held.window_taken + $2, 0)
  FROM held WHERE pickup_windows.id = held.window_id`);

/** An order costs what its shares do; the order is locked already. */
export const addUpOrder = statement<NoRow, [orderId: number]>(`
  WITH sums AS (SELECT sum(subtotal)::int AS subtotal, sum(discount)::int AS discount, sum(tax)::int AS tax,
      sum(shipping)::int AS shipping, sum(total)::int AS total FROM fulfilments WHERE order_id = $1),
  paid AS (UPDATE payments SET amount = least(sums.total, payments.authorized) FROM sums
    WHERE payments.order_id = $1 AND payments.status IN ('started', 'authorized'))
  UPDATE orders SET subtotal = sums.subtotal, discount = sums.discount, tax = sums.tax, shipping = sums.shipping,
    total = sums.total, updated_at = now()
  FROM sums WHERE orders.id = $1`);

/** Sites as buyers read them. */
export const sitesById = statement<HandoverSiteView, [ids: readonly number[]]>(`
  SELECT id, kind, place_id AS "placeId", name, address, city, state, zip_code AS "zipCode", latitude, longitude,
    host, instructions, access_note AS "accessNote"
  FROM pickup_sites WHERE id = ANY($1::int[]) ORDER BY id`);
