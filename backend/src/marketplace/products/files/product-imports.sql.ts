import { statement } from '../../../platform/database/statement.js';
import type { Since } from './undo.rules.js';

export interface ImportRow {
  id: number;
  importedAt: Date;
  created: number;
  all: number;
}

/** A vendor's imports that can be undone, the newest first, without what they wrote. */
export const undoableImports = statement<ImportRow, [vendorId: number, after: Date]>(`
  SELECT id, created_at AS "importedAt", jsonb_array_length(products) AS all, (
    SELECT count(*)::int FROM jsonb_array_elements(products) AS one WHERE one -> 'before' = 'null') AS created
  FROM product_imports
  WHERE vendor_id = $1 AND undone_at IS NULL AND created_at > $2
  ORDER BY id DESC`);

/** What came after an import, of its products that are there still. */
export const sinceImport = statement<Since, [importId: number, productIds: readonly number[]]>(`
  SELECT product.id,
    EXISTS (SELECT 1 FROM order_items AS item WHERE item.product_id = product.id AND item.created_at >= import.created_at)
      OR EXISTS (
        SELECT 1 FROM order_item_parts AS part JOIN order_items AS item ON item.id = part.order_item_id
        WHERE part.product_id = product.id AND item.created_at >= import.created_at) AS "isOrdered",
    EXISTS (
      SELECT 1 FROM bundle_parts AS part JOIN products AS bundle ON bundle.id = part.bundle_id
      WHERE part.product_id = product.id AND bundle.is_bundle AND bundle.deleted_at IS NULL) AS "isInBox",
    EXISTS (
      SELECT 1 FROM jsonb_array_elements(product.images) AS image WHERE NOT EXISTS (
        SELECT 1 FROM product_import_pictures AS photo
        WHERE photo.import_id = import.id AND photo.product_id = product.id AND photo.url = image ->> 'url')
    ) AS "hasPictures", EXISTS (
      SELECT 1 FROM dated_stock WHERE product_id = product.id AND updated_at > import.created_at) AS "isDated"
  FROM product_imports AS import JOIN products AS product ON product.vendor_id = import.vendor_id
  WHERE import.id = $1 AND product.id = ANY($2::int[])`);
