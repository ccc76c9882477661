import { productColumns, type ProductRow } from '../products.sql.js';

/** How many days of views a vendor sees. */
const VIEW_DAYS = 30;

/** A product as its vendor sees it. */
export interface OwnProductRow extends ProductRow {
  sku: string | null;
  soldCount: number;
  /** Why staff keep it out of the shop; null where they do not. */
  removedReason: string | null;
  views: number;
}

const ownColumns = `${productColumns}, product.sku, product.sold_count AS "soldCount",
  product.removed_reason AS "removedReason", (
  SELECT count(*)::int FROM product_views
  WHERE product_id = product.id AND day > (now() AT TIME ZONE 'UTC')::date - ${VIEW_DAYS}) AS views`;
const own = `FROM products AS product JOIN vendors AS vendor ON vendor.id = product.vendor_id
  WHERE product.vendor_id = $1 AND product.deleted_at IS NULL`;

/** $1 vendor. */
export const ownProducts = `SELECT ${ownColumns} ${own} ORDER BY product.created_at DESC, product.id DESC`;
/** $1 vendor, $2 product. */
export const ownProduct = `SELECT ${ownColumns} ${own} AND product.id = $2`;
