import type { ListingCategory, Unit } from '../../../contract/directory/categories.js';
import type { HoursException, Season } from '../../../contract/directory/hours.js';
import type { Feature, PlaceKind } from '../../../contract/directory/place-kinds.js';
import type { WeightUnit } from '../../../contract/marketplace/weight/weight.js';
import {
  isFarmUnconfirmed,
  isPlaceUnconfirmed,
  unconfirmedMonth,
} from '../../../directory/tables/confirmed.sql.js';
import { isFarmShown, originalDistance } from '../../../directory/tables/twins.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { nearSql } from '../../../platform/geo/near.sql.js';
import { isUPick } from './topics.sql.js';

type Circle = [latitude: number, longitude: number, chord: number];

const { within, chord } = nearSql('$1', '$2', '$3');
const isThere = `business_status <> 'CLOSED_PERMANENTLY'`;

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

export interface MarketFactRow extends Omit<FarmFactRow, 'id'> {
  id: number;
  seasons: Season[];
  businessStatus: string;
}

// Thousands of arrays are read much faster as JSON.
const named = `kind, name, city, state, to_json(product_types) AS "productTypes", to_json(features) AS features,
  organic_certified AS "organicCertified"`;

/** The nearest, as `marketsNear.list` has them, without what only a few of them are shown with. */
export const marketFacts = statement<
  MarketFactRow,
  [...Circle, limit: number]
>(`SELECT id, ${named}, organic_options AS "organicOptions", false AS "isUPick", seasons, business_status AS "businessStatus",
      ${chord} AS chord
    FROM places WHERE kind = 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL AND ${within}
    ORDER BY chord, ${isPlaceUnconfirmed}, id LIMIT $4::int`);

const columns = (
  type: string,
  organicOptions: string,
) => `'${type}-' || id AS id, ${named}, ${organicOptions} AS "organicOptions",
  ${isUPick} AS "isUPick", ${chord} AS chord`;

export const farmFacts = statement<FarmFactRow, [...Circle, limit: number]>(`SELECT * FROM (
      (SELECT ${columns('farm', 'false')}, ${originalDistance('farms', chord)} AS "originalChord" FROM farms
        WHERE ${isFarmShown()} AND ${within} AND ${isThere} ORDER BY chord, id LIMIT $4::int)
      UNION ALL
      (SELECT ${columns('place', 'organic_options')}, NULL FROM places
        WHERE kind <> 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL AND ${within} AND ${isThere} ORDER BY chord, id LIMIT $4::int)
    ) AS near ORDER BY greatest(chord, "originalChord"), "originalChord" IS NOT NULL, id LIMIT $4::int`);

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

/** Read once for both: a dense place has tens of thousands of listings. */
export const listingFacts = statement<
  ListingsRow,
  Circle
>(`WITH offered AS MATERIALIZED (SELECT id, category, created_at FROM listings WHERE ${offered})
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

export const vendorFacts = statement<VendorFactRow, Circle>(
  `SELECT vendors.id, business_name AS "businessName", city, chord, stock.products FROM (
      SELECT id, business_name, city, ${chord} AS chord FROM public_vendors WHERE ${within}
    ) AS vendors
    CROSS JOIN LATERAL (SELECT count(*)::int AS products FROM vendor_products
      WHERE vendor_id = vendors.id AND is_in_stock) AS stock
    WHERE stock.products > 0 ORDER BY chord, id`,
);

export interface ProductFactRow {
  id: number;
  name: string;
  /** Cents. */
  price: number;
  unit: Unit;
  variantCount: number;
  pricePer: WeightUnit | null;
  businessName: string;
}

export const newestProducts = statement<ProductFactRow, [vendorIds: number[]]>(
  `SELECT product.id, product.name, price, unit, variant_count AS "variantCount", price_per AS "pricePer",
      business_name AS "businessName"
    FROM vendor_products AS product JOIN public_vendors ON public_vendors.id = vendor_id
    WHERE vendor_id = ANY($1::int[]) AND is_in_stock ORDER BY product.created_at DESC, product.id DESC LIMIT 6`,
);

export interface StillListedRow {
  id: string;
  /** It may be the same place as a better known one, so no contact of it is shown. */
  isTwin: boolean;
  phone: string | null;
  businessStatus: string;
  exceptions: HoursException[];
  unconfirmedSince: string | null;
}

export const stillListed = statement<
  StillListedRow,
  [placeIds: number[], farmIds: number[]]
>(`SELECT 'place-' || id AS id, false AS "isTwin", CASE WHEN source = 'demo' THEN phone END AS phone, business_status AS "businessStatus",
        exceptions, ${unconfirmedMonth(isPlaceUnconfirmed)} AS "unconfirmedSince"
      FROM places WHERE id = ANY($1::int[]) AND farm_id IS NULL AND hidden_at IS NULL
    UNION ALL SELECT 'farm-' || id, ${originalDistance('farms', '0')} IS NOT NULL, phone, business_status, exceptions,
        ${unconfirmedMonth(isFarmUnconfirmed)} FROM farms WHERE id = ANY($2::int[]) AND ${isFarmShown()}`);

/** A place that became a farm leads to it. */
export const stillPublic = statement<
  { key: string },
  [placeIds: number[], farmIds: number[], listingIds: number[], productIds: number[], vendorIds: number[]]
>(`SELECT 'place-' || id AS key FROM places
      WHERE id = ANY($1::int[]) AND farm_id IS NULL AND hidden_at IS NULL AND ${isThere}
    UNION ALL SELECT 'place-' || place.id FROM (SELECT id, farm_id FROM places WHERE id = ANY($1::int[])) AS place
      WHERE EXISTS (SELECT 1 FROM farms WHERE id = place.farm_id AND ${isThere} AND ${isFarmShown()})
    UNION ALL SELECT 'farm-' || id FROM farms WHERE id = ANY($2::int[]) AND ${isThere} AND ${isFarmShown()}
    UNION ALL SELECT 'listing-' || id FROM listings WHERE id = ANY($3::int[]) AND is_available
    UNION ALL SELECT 'product-' || id FROM vendor_products WHERE id = ANY($4::int[]) AND is_listed
    UNION ALL SELECT 'vendor-' || id FROM public_vendors WHERE id = ANY($5::int[])`);
