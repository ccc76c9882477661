import { statement } from '../../platform/database/statement.js';
import { nearSql } from '../../platform/geo/near.sql.js';
import { hasComingDates } from '../products/dated-stock/dated-stock.sql.js';
import { productColumns, type ProductRow } from '../products/products.sql.js';
import { isPublic } from '../vendors/vendors.sql.js';

/** A product with the distance of its vendor as a chord in meters. */
export interface NearProductRow extends ProductRow {
  chord: number;
  /** It is sold out but for coming dates. */
  hasDates: boolean;
  total: number;
}

const { within, chord } = nearSql('$2', '$3', '$4');

/** Words and grid cells are one index scan; rows are read for the answer alone. */
export const productsNearByText = statement<
  NearProductRow,
  [
    limit: number,
    latitude: number,
    longitude: number,
    chord: number,
    text: string,
    terms: string | null,
    best: string,
  ]
>(`
  WITH near AS MATERIALIZED (
    SELECT id AS vendor_id, ${chord} AS chord FROM vendors WHERE ${isPublic} AND ${within}),
  found AS MATERIALIZED (
    SELECT id, vendor_id FROM products
    WHERE is_listed AND search @@ (SELECT to_tsquery('farmgate', $5) && $6::tsquery)),
  page AS (
    SELECT id, vendor_id, chord, count(*) OVER ()::int AS total FROM found JOIN near USING (vendor_id)
    ORDER BY chord, id LIMIT $1::int)
  SELECT ${productColumns}, '' AS "keyValue", page.chord, page.total,
    CASE WHEN product.inventory = 0 THEN ${hasComingDates('product')} ELSE false END AS "hasDates",
    product.search @@ (SELECT to_tsquery('farmgate', $7)) AS "isCalledSo"
  FROM page
  CROSS JOIN LATERAL (SELECT * FROM products WHERE id = page.id OFFSET 0) AS product
  CROSS JOIN LATERAL (SELECT * FROM vendors WHERE id = page.vendor_id OFFSET 0) AS vendor
  ORDER BY page.chord, page.id`);
