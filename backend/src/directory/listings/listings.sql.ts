import type { Prepared } from '../../platform/database/prepared.js';
import type { ListingCategory, Unit } from '../../contract/directory/categories.js';

/** The statements of the listing search; which one serves is decided in listings.service.ts. */

export interface ListingRow {
  id: number;
  farmId: number | null;
  productName: string;
  description: string;
  price: string;
  unit: Unit;
  category: ListingCategory;
  imageUrl: string | null;
  isAvailable: boolean;
  createdAt: Date;
  updatedAt: Date;
  farmName: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  latitude: number | null;
  longitude: number | null;
  email: string | null;
  phone: string | null;
  isDemonstration: boolean;
  /** Distance from the searched point as earthdistance's chord; null without one. */
  chord: number | null;
  /** How many matched in all, where the statement knows. */
  total?: number;
}

const columns = `id, farm_id AS "farmId", product_name AS "productName", description, price, unit, category,
  image_url AS "imageUrl", is_available AS "isAvailable", created_at AS "createdAt", updated_at AS "updatedAt",
  farm_name AS "farmName", city, state, zip_code AS "zipCode", latitude, longitude, email, phone,
  is_demonstration AS "isDemonstration"`;
const anywhere = `${columns}, NULL::float8 AS chord`;

const newestFirst = 'created_at DESC, id DESC';

/** $1 id. */
export const listingById: Prepared = {
  name: 'listing_by_id_1',
  text: `SELECT ${anywhere} FROM listings WHERE id = $1 AND is_available`,
};

/** $1 limit, $2 offset. */
export const newestListings: Prepared = {
  name: 'listings_newest_1',
  text: `SELECT ${anywhere} FROM listings WHERE is_available ORDER BY ${newestFirst} LIMIT $1::int OFFSET $2::int`,
};

/** $1 limit, $2 offset, $3 category. */
export const newestListingsOfCategory: Prepared = {
  name: 'listings_newest_of_category_1',
  text: `SELECT ${anywhere} FROM listings WHERE is_available AND category = $3
    ORDER BY ${newestFirst} LIMIT $1::int OFFSET $2::int`,
};

/** $1 category, $2 where to stop. */
export const countListingsOfCategory: Prepared = {
  name: 'listings_count_1',
  text: `SELECT count(*)::int AS total FROM (
    SELECT 1 FROM listings WHERE is_available AND category = $1 LIMIT $2::int) AS counted`,
};
/** $1 where to stop. */
export const countAllListings: Prepared = {
  name: 'listings_count_all_1',
  text: `SELECT count(*)::int AS total FROM (SELECT 1 FROM listings WHERE is_available LIMIT $1::int) AS counted`,
};

// In a sub-select, as a kept plan would otherwise parse the query again for every row.
const words = (text: string, terms: string) =>
  `(SELECT websearch_to_tsquery('farmgate', ${text}) && ${terms}::tsquery)`;

const RECENT = 1_000;
const recentBy = (category: string) => `
  WITH recent AS MATERIALIZED (
    SELECT id, search, created_at FROM listings WHERE is_available ${category}
    ORDER BY ${newestFirst} LIMIT ${RECENT}),
  matching AS (
    SELECT id, created_at, count(*) OVER ()::int AS total FROM recent
    WHERE search @@ (SELECT websearch_to_tsquery('farmgate', $3))
    ORDER BY ${newestFirst} LIMIT $1::int OFFSET $2::int)
  SELECT ${anywhere}, total FROM listings JOIN matching USING (id, created_at) ORDER BY ${newestFirst}`;

/**
 * Text search among the newest thousand: nearly always enough for a frequent word, for which PostgreSQL would otherwise
 * collect every match. `total` is what the thousand held. $1 limit, $2 offset, $3 text.
 */
export const recentListingsByText: Prepared = { name: 'listings_recent_text_1', text: recentBy('') };
/** The same within a category: $4. */
export const recentListingsOfCategoryByText: Prepared = {
  name: 'listings_recent_text_of_category_1',
  text: recentBy('AND category = $4'),
};

/** Text search over everything. $1 limit, $2 offset, $3 text, $4 terms for category and place. */
export const listingsByText: Prepared = {
  name: 'listings_text_1',
  text: `SELECT ${anywhere}, count(*) OVER ()::int AS total FROM listings
    WHERE is_available AND search @@ ${words('$3', '$4')}
    ORDER BY ${newestFirst} LIMIT $1::int OFFSET $2::int`,
};

const here = 'll_to_earth($3, $4)';
const there = 'll_to_earth(latitude, longitude)';
const chord = `${there} <-> ${here}`;
const near = `latitude IS NOT NULL AND cube_enlarge(${here}, $5, 3) @> ${there} AND ${chord} <= $5`;
const nearColumns = `${columns}, ${chord} AS chord`;

/** $1 limit, $2 offset, $3 latitude, $4 longitude, $5 chord of the radius, $6 category or null. */
export const listingsNear: Prepared = {
  name: 'listings_near_1',
  text: `SELECT ${nearColumns} FROM listings
    WHERE is_available AND ${near} AND ($6::text IS NULL OR category = $6)
    ORDER BY ${chord}, id LIMIT $1::int OFFSET $2::int`,
};

/** $1 where to stop, $2 unused, $3 to $6 as above. */
export const countListingsNear: Prepared = {
  name: 'listings_count_near_1',
  text: `SELECT count(*)::int AS total FROM (
    SELECT 1 FROM listings WHERE is_available AND ${near} AND ($6::text IS NULL OR category = $6)
    LIMIT $1::int + $2::int) AS counted`,
};

const nearByTerms = (text: string, order: string) => `
  SELECT ${nearColumns}, count(*) OVER ()::int AS total FROM listings
  WHERE is_available AND search @@ ${text} AND ${near}
  ORDER BY ${order} LIMIT $1::int OFFSET $2::int`;

/** $1 limit, $2 offset, $3 to $5 as above, $6 text, $7 terms for category and grid cells. */
export const listingsNearByText: Prepared = {
  name: 'listings_near_text_1',
  text: nearByTerms(words('$6', '$7'), `${chord}, id`),
};
export const newestListingsNearByText: Prepared = {
  name: 'listings_near_text_newest_1',
  text: nearByTerms(words('$6', '$7'), newestFirst),
};
/** $1 limit, $2 offset, $3 to $5 as above, $6 terms for category and grid cells. */
export const newestListingsNear: Prepared = {
  name: 'listings_near_newest_1',
  text: nearByTerms('$6::tsquery', newestFirst),
};
