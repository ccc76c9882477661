import type { HandoverSiteView } from '../../../contract/marketplace/pickup/handover.js';
import { statement } from '../../../platform/database/statement.js';
import { expiresOn } from '../../products/expired.sql.js';
import { isClosedDay } from '../../tables/closed-days.sql.js';
import { lastDayOfLine } from '../../tables/sold-parts.sql.js';
import { closesAt, windowPlaces } from '../../tables/window-parts.sql.js';

type NoRow = Record<string, never>;

export interface VendorOrderLineNow {
  id: number;
  productId: number;
  productName: string;
  quantity: number;
  crates: number;
  leadHours: number;
}

export interface StockedLine extends VendorOrderLineNow {
  variantId: number | null;
  /** What it holds of it: what went back without being put in stock is part of it. */
  held: number;
  /** What there is on any day; null where it is not counted. */
  inventory: number | null;
  datedStockId: number | null;
  /** The last day that it, or what is in it, is good on; null where none was said. */
  expiresOn: string | null;
}

export const linesNow = statement<VendorOrderLineNow, [vendorOrderId: number]>(`
  SELECT line.id, line.product_id AS "productId", line.product_name AS "productName",
    CASE WHEN line.is_substitute THEN 0 ELSE line.quantity - line.refunded END AS quantity, product.crates, product.lead_hours AS "leadHours"
  FROM order_items AS line JOIN products AS product ON product.id = line.product_id
  WHERE line.fulfilment_id = $1 ORDER BY line.id`);

export const stockedLines = statement<StockedLine, [vendorOrderId: number]>(`
  SELECT line.id, line.product_id AS "productId", line.product_name AS "productName",
    line.quantity - line.refunded AS quantity, product.crates, product.lead_hours AS "leadHours",
    line.variant_id AS "variantId", line.quantity - line.restocked AS held, line.dated_stock_id AS "datedStockId",
    ${lastDayOfLine('line', 'product')}::text AS "expiresOn",
    CASE WHEN NOT line.made_to_order AND NOT product.made_to_order AND (variant.id IS NOT NULL OR product.variant_count = 0)
      THEN coalesce(variant.inventory, product.inventory) END AS inventory
  FROM order_items AS line JOIN products AS product ON product.id = line.product_id
  LEFT JOIN product_variants AS variant ON variant.id = line.variant_id
  WHERE line.fulfilment_id = $1 AND line.refunded < line.quantity ORDER BY line.id`);

/** Money in cents. */
export interface LineToAdd {
  id: number;
  /** Of one more; by weight the most. */
  price: number;
  most: number;
  isOpen: boolean;
  isListed: boolean;
  isFresh: boolean;
  hasDeposit: boolean;
}

export const moreOfLines = statement<LineToAdd, [vendorOrderId: number]>(`
  SELECT line.id, coalesce(variant.most_price, variant.price, product.price) AS price,
    greatest(least(coalesce(dated.inventory - dated.taken, variant.inventory, product.inventory),
      CASE WHEN own.capacity_unit = 'crates' THEN (own.capacity - own.taken) / nullif(product.crates, 0) END), 0) AS most,
    own.status = 'open' AND NOT ${isClosedDay('own')} AND now() < ${closesAt('product.lead_hours')} AS "isOpen",
    product.is_listed AND (variant.id IS NULL AND product.variant_count = 0 OR variant.ended_at IS NULL AND variant.id IS NOT NULL) AS "isListed",
    coalesce(${expiresOn('product', 'own.date')} >= own.date, true) AS "isFresh", product.deposit IS NOT NULL AS "hasDeposit"
  FROM order_items AS line JOIN fulfilments AS vendor_order ON vendor_order.id = line.fulfilment_id
  JOIN pickup_windows AS own ON own.id = vendor_order.window_id ${windowPlaces}
  JOIN products AS product ON product.id = line.product_id
  LEFT JOIN product_variants AS variant ON variant.id = line.variant_id
  LEFT JOIN dated_stock AS dated ON dated.product_id = line.product_id AND dated.variant_id IS NOT DISTINCT FROM line.variant_id
    AND dated.date = own.date
  WHERE vendor_order.id = $1 AND line.refunded < line.quantity AND NOT line.is_substitute ORDER BY line.id`);

/** The least that a vendor and the zone of a vendor order ask of an order, in cents; null for any. */
export const leastOf = statement<{ least: number | null }, [vendorOrderId: number]>(`
  SELECT greatest(vendor.minimum_order, zone.minimum) AS least
  FROM fulfilments AS vendor_order JOIN vendors AS vendor ON vendor.id = vendor_order.vendor_id
  LEFT JOIN delivery_zones AS zone ON zone.id = vendor_order.zone_id WHERE vendor_order.id = $1`);

/** The window is locked already. */
export const holdLess = statement<NoRow, [vendorOrderId: number, taken: number]>(`
  WITH held AS (SELECT id, window_id, window_taken FROM fulfilments WHERE id = $1 AND window_taken > $2),
  done AS (UPDATE fulfilments SET window_taken = $2 FROM held WHERE held.id = fulfilments.id)
  UPDATE pickup_windows SET taken = greatest(pickup_windows.taken - held.window_taken + $2, 0)
  FROM held WHERE pickup_windows.id = held.window_id`);

export const sitesById = statement<HandoverSiteView, [ids: readonly number[]]>(`
  SELECT id, kind, place_id AS "placeId", name, address, city, state, zip_code AS "zipCode", latitude, longitude,
    host, instructions, access_note AS "accessNote", image_url AS "imageUrl"
  FROM pickup_sites WHERE id = ANY($1::int[]) ORDER BY id`);
