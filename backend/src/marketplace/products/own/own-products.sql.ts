import type { TaxClass } from '../../../contract/marketplace/tax.js';
import { todayIn, UTC } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { ProductImage } from '../../tables/product.entity.js';
import { dayOfVendor, isPastDate } from '../expired.sql.js';
import { productColumns, type ProductRow } from '../products.sql.js';

const VIEW_DAYS = 30;

export interface OwnProductRow extends ProductRow {
  sku: string | null;
  taxClass: TaxClass | null;
  soldCount: number;
  /** Why staff keep it out of the shop; null where they do not. */
  removedReason: string | null;
  views: number;
  crates: number;
  leadHours: number;
}

const ownColumns = `${productColumns}, product.sku, product.tax_class AS "taxClass", product.sold_count AS "soldCount",
  product.removed_reason AS "removedReason", product.crates, product.lead_hours AS "leadHours", ${isPastDate('product', dayOfVendor('vendor'))} AS "isPastDate", (
  SELECT count(*)::int FROM product_views
  WHERE product_id = product.id AND day > ${todayIn(UTC)} - ${VIEW_DAYS}) AS views`;
const own = `FROM products AS product JOIN vendors AS vendor ON vendor.id = product.vendor_id
  WHERE product.vendor_id = $1 AND product.deleted_at IS NULL`;

export const ownProducts = statement<OwnProductRow, [vendorId: number]>(
  `SELECT ${ownColumns} ${own} ORDER BY product.created_at DESC, product.id DESC`,
);
export const ownProduct = statement<OwnProductRow, [vendorId: number, productId: number]>(
  `SELECT ${ownColumns} ${own} AND product.id = $2`,
);

export const unsoldProducts = statement<{ id: number; images: ProductImage[] }, [vendorId: number]>(`
  SELECT id, images FROM products WHERE vendor_id = $1 AND deleted_at IS NOT NULL AND images <> '[]'
    AND NOT EXISTS (SELECT 1 FROM order_items WHERE product_id = products.id) ORDER BY id`);

export const removeImages = statement<Record<string, never>, [productIds: readonly number[]]>(
  `UPDATE products SET images = '[]' WHERE id = ANY($1::int[])`,
);

/** Takes all of a vendor's products out of the shop for good; locks them in ascending order. */
export const closeProducts = statement<Record<string, never>, [vendorId: number]>(`
  UPDATE products SET is_active = false, deleted_at = coalesce(deleted_at, now()), sku = NULL
  WHERE id IN (SELECT id FROM products WHERE vendor_id = $1 ORDER BY id FOR UPDATE)`);

export const productsWithSku = statement<{ id: number }, [vendorId: number, sku: string]>(
  'SELECT id FROM products WHERE vendor_id = $1 AND lower(sku) = lower($2)',
);
