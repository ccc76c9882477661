import type { Unit } from '../../../contract/directory/categories.js';
import { FIRST_TODAY, todayIn, weekOf } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { vendorZone, zoneOfVendor } from '../../vendors/vendor-zone.sql.js';

const today = todayIn(vendorZone('vendor'));

/** SQL: a product is sold by what it says itself, whether its vendor is approved yet or not. */
const isSold = `(good.is_active AND good.deleted_at IS NULL AND good.removed_at IS NULL
      AND coalesce(good.expiration_date >= ${todayIn(zoneOfVendor('good.vendor_id'))}, true))`;
const isMissing = `(NOT ${isSold} OR good.is_bundle OR variant.ended_at IS NOT NULL
      OR (part.variant_id IS NULL AND good.variant_count > 0))`;

const goods = `JOIN products AS good ON good.id = part.product_id
  LEFT JOIN product_variants AS variant ON variant.id = part.variant_id`;
const goodsColumns = `good.name || coalesce(', ' || variant.name, '') AS name,
    CASE WHEN variant.id IS NULL THEN good.unit ELSE 'each' END AS unit, part.quantity, ${isMissing} AS "isMissing"`;

export interface BoxPartRow {
  productId: number;
  variantId: number | null;
  name: string;
  unit: Unit;
  quantity: number;
  isMissing: boolean;
}

export interface BoxContentsRow {
  bundleId: number;
  thisWeek: string;
  /** Of the box as a whole: the most that can be had now. */
  stock: number;
  /** Null for the standing contents. */
  week: string | null;
  inventory: number;
  parts: BoxPartRow[];
}

/** The contents of some boxes from this week on; one row with empty parts for a box without any. */
export const boxesOf = statement<BoxContentsRow, [bundleIds: readonly number[]]>(`
  SELECT bundle.id AS "bundleId", to_char(calendar.week, 'YYYY-MM-DD') AS "thisWeek",
    coalesce(bundle_stock_now(bundle.id), 0) AS stock, to_char(contents.week, 'YYYY-MM-DD') AS week,
    bundle_stock(bundle.id, contents.week) AS inventory, coalesce(contents.parts, '[]') AS parts
  FROM products AS bundle JOIN vendors AS vendor ON vendor.id = bundle.vendor_id
  CROSS JOIN LATERAL (SELECT ${weekOf(today)} AS week) AS calendar
  LEFT JOIN LATERAL (
    SELECT listed.week, json_agg(listed ORDER BY listed.position, listed.id) AS parts FROM (
      SELECT part.id, part.position, part.week, part.product_id AS "productId", part.variant_id AS "variantId", ${goodsColumns}
      FROM bundle_parts AS part ${goods}
      WHERE part.bundle_id = bundle.id AND (part.week IS NULL OR part.week >= calendar.week)) AS listed
    GROUP BY listed.week) AS contents ON true
  WHERE bundle.id = ANY($1::int[]) AND bundle.is_bundle
  ORDER BY bundle.id, contents.week NULLS FIRST`);

export interface SoldPartRow extends BoxPartRow {
  bundleId: number;
  /** Cents; as of its option. */
  price: number;
  inventory: number;
  madeToOrder: boolean;
  expiresOn: string | null;
  isExpired: boolean;
}

const lastDay = 'least(bundle.expiration_date, good.expiration_date)';

/** On the days of the chosen windows, else today; products are locked, so it stays like that. */
export const soldParts = statement<
  SoldPartRow,
  [bundleIds: readonly number[], windowIds: readonly number[]]
>(`
  SELECT part.bundle_id AS "bundleId", part.product_id AS "productId", part.variant_id AS "variantId", ${goodsColumns},
    coalesce(variant.most_price, variant.price, good.price) AS price, coalesce(variant.inventory, good.inventory) AS inventory,
    good.made_to_order AS "madeToOrder", ${lastDay}::text AS "expiresOn", coalesce(${lastDay} < ${today}, false) AS "isExpired"
  FROM products AS bundle JOIN vendors AS vendor ON vendor.id = bundle.vendor_id
  CROSS JOIN LATERAL (SELECT coalesce(
    (SELECT min(own.date) FROM pickup_windows AS own WHERE own.id = ANY($2::int[]) AND own.vendor_id = vendor.id),
    ${today}) AS day) AS handover
  JOIN bundle_parts AS part ON part.bundle_id = bundle.id
    AND part.week IS NOT DISTINCT FROM bundle_week(bundle.id, handover.day) ${goods}
  WHERE bundle.id = ANY($1::int[]) AND bundle.is_bundle
  ORDER BY part.bundle_id, part.position, part.id`);

export const lastDaysOfBoxes = statement<
  { bundleId: number; week: string | null; expiresOn: string | null },
  [bundleIds: readonly number[]]
>(`
  SELECT bundle.id AS "bundleId", part.week::text, min(${lastDay})::text AS "expiresOn"
  FROM products AS bundle JOIN bundle_parts AS part ON part.bundle_id = bundle.id
  JOIN products AS good ON good.id = part.product_id
  WHERE bundle.id = ANY($1::int[]) AND (part.week IS NULL OR part.week >= ${weekOf(FIRST_TODAY)})
  GROUP BY bundle.id, part.week`);

export const boxesWith = statement<
  { productId: number; name: string },
  [vendorId: number, productIds: readonly number[]]
>(`
  SELECT DISTINCT part.product_id AS "productId", bundle.name FROM bundle_parts AS part
  JOIN products AS bundle ON bundle.id = part.bundle_id AND bundle.is_bundle AND bundle.deleted_at IS NULL
  WHERE bundle.vendor_id = $1 AND part.product_id = ANY($2::int[]) AND (part.week IS NULL OR part.week >= ${weekOf(FIRST_TODAY)})
  ORDER BY bundle.name`);

export const soldInBoxes = statement<object, [productId: number]>(
  'SELECT 1 FROM order_item_parts WHERE product_id = $1 LIMIT 1',
);

export const possibleParts = statement<
  { productId: number; variantId: number | null },
  [vendorId: number, productIds: readonly number[]]
>(`
  SELECT product.id AS "productId", variant.id AS "variantId" FROM products AS product
  LEFT JOIN product_variants AS variant ON variant.product_id = product.id AND variant.ended_at IS NULL
  WHERE product.vendor_id = $1 AND product.id = ANY($2::int[]) AND product.deleted_at IS NULL AND NOT product.is_bundle`);

/** Brings the stock of boxes, which are locked, to what their parts allow. */
export const followParts = statement<Record<string, never>, [bundleIds: readonly number[]]>(`
  UPDATE products SET inventory = stock.now
  FROM (SELECT id, bundle_stock_now(id) AS now FROM unnest($1::int[]) AS box (id)) AS stock
  WHERE products.id = stock.id AND is_bundle AND inventory <> stock.now`);

/** The same for all boxes that nobody holds: a week has begun, or two orders took parts at one moment. */
export const followAllParts = statement(`
  UPDATE products SET inventory = stock.now FROM (
    SELECT id, bundle_stock_now(id) AS now FROM (
      SELECT id FROM products WHERE is_bundle AND deleted_at IS NULL AND id IN (SELECT bundle_id FROM bundle_parts)
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED) AS locked) AS stock
  WHERE products.id = stock.id AND products.inventory <> stock.now`);
