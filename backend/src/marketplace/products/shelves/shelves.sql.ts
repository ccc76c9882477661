import { statement } from '../../../platform/database/statement.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import { isPublic } from '../../vendors/vendors.sql.js';
import { waysOf } from '../products.sql.js';

export interface ShelfRow {
  id: number;
  vendorId: number;
}

const ways = waysOf('product', 'vendor');
const isHandedOver = `product.is_listed AND product.inventory > 0 AND ${ways} && '{pickup,local_delivery}'`;
const { within, chord } = nearSql('$1', '$2', '$3');

type NearValues = [latitude: number, longitude: number, chord: number, rows: number, inRow: number];

/** The newest products that are handed over near a point, of the nearest vendors that have some. */
export const handedOverNear = statement<ShelfRow, NearValues>(`
  SELECT product.id, vendor.id AS "vendorId" FROM (
    SELECT *, ${chord} AS away FROM vendors AS vendor WHERE ${isPublic} AND ${within}
      AND EXISTS (SELECT FROM products AS product WHERE product.vendor_id = vendor.id AND ${isHandedOver})
    ORDER BY away, id LIMIT $4::int) AS vendor
  CROSS JOIN LATERAL (SELECT id, created_at FROM products AS product WHERE vendor_id = vendor.id AND ${isHandedOver}
    ORDER BY created_at DESC, id DESC LIMIT $5::int) AS product
  ORDER BY vendor.away, vendor.id, product.created_at DESC, product.id DESC`);

/** So many of the newest products are looked through: all would be slow where hardly any are sent there. */
const DEEPEST = 600;

/** The newest products that can be sent to a state, the newest first. */
export const sentTo = statement<ShelfRow, [state: string, without: readonly number[]]>(`
  SELECT product.id, vendor.id AS "vendorId" FROM (
    SELECT id, vendor_id, shipping_methods, created_at FROM products WHERE is_listed AND inventory > 0
    ORDER BY (inventory > 0) DESC, created_at DESC, id DESC LIMIT ${DEEPEST}) AS product
  CROSS JOIN LATERAL (SELECT * FROM vendors WHERE id = product.vendor_id OFFSET 0) AS vendor
  WHERE vendor.id <> ALL($2::int[])
    AND (cardinality(vendor.shipping_states) = 0 OR $1 = ANY(vendor.shipping_states))
    AND ('nationwide_shipping' = ANY(${ways}) OR 'regional_shipping' = ANY(${ways}) AND vendor.state = $1)
  ORDER BY product.created_at DESC, product.id DESC`);
