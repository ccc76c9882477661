import type { Feature, PlaceKind } from '../../../contract/directory/place-kinds.js';
import type { ListingCategory, Unit } from '../../../contract/directory/categories.js';
import { prepared } from '../../../platform/database/database.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import { U_PICK_SQL } from './topics.rules.js';

/**
 * What is near a city, for its page: reading alone, over the tables of the directory and the shop, by their own indexes on positions.
 * Parameters of each: $1 latitude, $2 longitude, $3 chord of the radius.
 */

const { within, chord } = nearSql('$1', '$2', '$3');
const isThere = `business_status <> 'CLOSED_PERMANENTLY'`;

/** A farm as its numbers need it. */
export interface FarmFactRow {
  id: string;
  kind: PlaceKind;
  name: string;
  city: string | null;
  state: string | null;
  productTypes: string[];
  features: Feature[];
  organicCertified: boolean;
  organicOptions: boolean;
  isUPick: boolean;
  chord: number;
}

const columns = (type: string, organicOptions: string) => `'${type}-' || id AS id, kind, name, city, state,
  product_types AS "productTypes", features, organic_certified AS "organicCertified", ${organicOptions} AS "organicOptions",
  ${U_PICK_SQL} AS "isUPick", ${chord} AS chord`;

/** Registered farms and places that are no markets, nearest first. $4 the most rows. */
export const farmFacts = prepared(`SELECT * FROM (
      (SELECT ${columns('farm', 'false')} FROM farms WHERE ${within} AND ${isThere} ORDER BY chord, id LIMIT $4::int)
      UNION ALL
      (SELECT ${columns('place', 'organic_options')} FROM places
        WHERE kind <> 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL AND ${within} AND ${isThere} ORDER BY chord, id LIMIT $4::int)
    ) AS near ORDER BY chord, id LIMIT $4::int`);

export interface ListingCountRow {
  category: ListingCategory;
  count: number;
}

const offered = `is_available AND latitude IS NOT NULL AND ${within}`;

export interface ListingFactRow {
  id: number;
  productName: string;
  price: string;
  unit: Unit;
  category: ListingCategory;
  farmName: string | null;
  city: string | null;
}

export interface ListingsRow {
  counts: ListingCountRow[];
  newest: ListingFactRow[];
}

/** One row: how many of each category are offered, and the newest. A dense place has tens of thousands, so they are read once for both. */
export const listingFacts =
  prepared(`WITH offered AS MATERIALIZED (SELECT id, category, created_at FROM listings WHERE ${offered})
    SELECT
      (SELECT coalesce(jsonb_agg(counted ORDER BY count DESC, category), '[]')
        FROM (SELECT category, count(*)::int AS count FROM offered GROUP BY category) AS counted) AS counts,
      (SELECT coalesce(jsonb_agg(newest ORDER BY "createdAt" DESC, id DESC), '[]')
        FROM (SELECT id, product_name AS "productName", price, unit, category, farm_name AS "farmName", city,
            created_at AS "createdAt"
          FROM listings WHERE id IN (SELECT id FROM offered ORDER BY created_at DESC, id DESC LIMIT 6)) AS newest) AS newest`);

export interface VendorFactRow {
  id: number;
  businessName: string;
  city: string;
  chord: number;
  products: number;
}

/** Vendors with something in stock, nearest first. */
export const vendorFacts =
  prepared(`SELECT vendors.id, business_name AS "businessName", city, chord, stock.products FROM (
      SELECT id, business_name, city, ${chord} AS chord FROM vendors WHERE is_approved AND is_active AND ${within}
    ) AS vendors
    CROSS JOIN LATERAL (SELECT count(*)::int AS products FROM products
      WHERE vendor_id = vendors.id AND is_listed AND inventory > 0) AS stock
    WHERE stock.products > 0 ORDER BY chord, id`);

export interface ProductFactRow {
  id: number;
  name: string;
  /** Cents. */
  price: number;
  unit: Unit;
  businessName: string;
}

/** $1 ids of vendors. */
export const newestProducts =
  prepared(`SELECT products.id, products.name, price, unit, business_name AS "businessName"
    FROM products JOIN vendors ON vendors.id = vendor_id
    WHERE vendor_id = ANY($1::int[]) AND is_listed AND inventory > 0 ORDER BY products.created_at DESC, products.id DESC LIMIT 6`);

/** Which of the places and farms of a page are in the directory still, and the contact that is shown of them. $1 ids of places, $2 of farms. */
export const stillListed =
  prepared(`SELECT 'place-' || id AS id, CASE WHEN source = 'demo' THEN phone END AS phone, business_status AS "businessStatus"
      FROM places WHERE id = ANY($1::int[]) AND farm_id IS NULL AND hidden_at IS NULL
    UNION ALL SELECT 'farm-' || id, phone, business_status FROM farms WHERE id = ANY($2::int[])`);

export interface StillListedRow {
  id: string;
  phone: string | null;
  businessStatus: string;
}
