import type { ListingCategory, Unit } from '../../contract/directory/categories.js';
import { type Statement, statement } from '../../platform/database/statement.js';
import { nearestOnMap, nearSql } from '../../platform/geo/near.sql.js';
import { isFarmShown } from '../tables/twins.sql.js';

export interface ListingRow {
  id: number;
  farmId: number | null;
  productName: string;
  description: string;
  price: string;
  unit: Unit;
  category: ListingCategory;
  imageUrl: string | null;
  imageAlt: string | null;
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
  /** Distance from the searched point as a chord in meters; null without one. */
  chord: number | null;
  total?: number;
  /** The statement looked through all there are. */
  isAll?: boolean;
  /** Whether it is called as the text says; it may only mention it. */
  isCalledSo?: boolean;
  isFarmShown?: boolean;
}

type Window = [limit: number, offset: number];
/** The chord is that of the radius. */
type Around = readonly [latitude: number, longitude: number, chord: number];
interface Total {
  total: number;
}

export const listingColumns = `id, farm_id AS "farmId", product_name AS "productName", description, price, unit, category,
  image_url AS "imageUrl", image_alt AS "imageAlt", is_available AS "isAvailable", created_at AS "createdAt", updated_at AS "updatedAt",
  farm_name AS "farmName", city, state, zip_code AS "zipCode", latitude, longitude, email, phone,
  is_demonstration AS "isDemonstration"`;
const columns = listingColumns;
const anywhere = `${columns}, NULL::float8 AS chord`;

const newestFirst = 'created_at DESC, id DESC';

export const listingById = statement<ListingRow, [id: number]>(
  `SELECT ${anywhere}, EXISTS (SELECT FROM farms WHERE farms.id = farm_id AND ${isFarmShown()}) AS "isFarmShown"
  FROM listings WHERE id = $1 AND is_available`,
);

export const listingsById = statement<ListingRow, [ids: readonly number[]]>(
  `SELECT ${anywhere} FROM listings WHERE id = ANY($1::int[]) AND is_available`,
);

/** A listing of a list; the row is read by its id where it isn't known. */
export interface FoundListing {
  id: number;
  /** Another one after each change of the row. */
  version: string;
  chord: number | null;
  /** Of all there are; null where the page isn't full. */
  total: number | null;
}

export interface VersionedListing extends ListingRow {
  version: string;
}

/** Those that are offered. */
export const knownListings = statement<VersionedListing, [ids: readonly number[]]>(
  `SELECT ${anywhere}, xmin AS version FROM listings WHERE id = ANY($1::int[]) AND is_available`,
);

/** Counts a full page's list, no further than `$3`; 0 is not to count. @param page, all SQL */
const countedPage = (page: string, all: string, order: string) => `
  WITH page AS MATERIALIZED (${page})
  SELECT id, version, chord, CASE WHEN (SELECT count(*) FROM page) >= $1 THEN (
    SELECT count(*)::int FROM (${all} LIMIT $3::int) AS counted) END AS total
  FROM page ORDER BY ${order}`;

const newestOf = (which: string) =>
  countedPage(
    `SELECT id, xmin AS version, NULL::float8 AS chord, created_at FROM listings WHERE ${which}
      ORDER BY ${newestFirst} LIMIT $1::int OFFSET $2::int`,
    `SELECT 1 FROM listings WHERE ${which}`,
    newestFirst,
  );

export type CountedWindow = [...Window, stopAt: number];

export const newestListings = statement<FoundListing, CountedWindow>(newestOf('is_available'));

export const newestListingsOfCategory = statement<FoundListing, [...CountedWindow, category: string]>(
  newestOf('is_available AND category = $4'),
);

export const listingsOfFarm = statement<ListingRow, [...Window, farmId: number]>(`
    SELECT ${anywhere} FROM listings WHERE is_available AND farm_id = $3
    ORDER BY ${newestFirst} LIMIT $1::int OFFSET $2::int`);

export const countListingsOfFarm = statement<Total, [farmId: number, stopAt: number]>(`
  SELECT count(*)::int AS total FROM (
    SELECT 1 FROM listings WHERE is_available AND farm_id = $1 LIMIT $2::int) AS counted`);

// In a sub-select, as a kept plan would otherwise parse the query again for every row.
const words = (text: string, terms: string) =>
  `(SELECT to_tsquery('farmgate', ${text}) && ${terms}::tsquery)`;

const calledSo = (best: string) => `search @@ (SELECT to_tsquery('farmgate', ${best})) AS "isCalledSo"`;

interface RecentListings {
  depth: number;
  byText: Statement<ListingRow, [...Window, text: string, best: string]>;
  ofCategoryByText: Statement<ListingRow, [...Window, text: string, best: string, category: string]>;
}

const recentBy = (depth: number, category: string) => {
  // Counted by the index alone: kept for both, the rows with their words would be copied first.
  const recent = (columns: string) => `(
    SELECT ${columns} FROM listings WHERE is_available ${category} ORDER BY ${newestFirst} LIMIT ${depth}) AS recent`;
  return `
  WITH matching AS (
    SELECT id, created_at, count(*) OVER ()::int AS total, (SELECT count(*) FROM ${recent('1')}) < ${depth} AS "isAll"
    FROM ${recent('id, search, created_at')}
    WHERE search @@ (SELECT to_tsquery('farmgate', $3))
    ORDER BY ${newestFirst} LIMIT $1::int OFFSET $2::int)
  SELECT ${anywhere}, total, "isAll", ${calledSo('$4')}
  FROM listings JOIN matching USING (id, created_at) ORDER BY ${newestFirst}`;
};

/** Enough for nearly every frequent word, of which PostgreSQL would collect every match. */
export const recentListings: readonly RecentListings[] = [1_000, 5_000].map((depth) => ({
  depth,
  byText: statement(recentBy(depth, '')),
  ofCategoryByText: statement(recentBy(depth, 'AND category = $5')),
}));

/** The terms are for category and place. */
export const countListingsByText = statement<Total, [stopAt: number, text: string, terms: string]>(`
  SELECT count(*)::int AS total FROM (
    SELECT 1 FROM listings WHERE is_available AND search @@ ${words('$2', '$3')} LIMIT $1::int) AS counted`);

export const listingsByText = statement<ListingRow, [...Window, text: string, terms: string, best: string]>(
  // Finds and sorts the ids alone; a plan that carries whole rows along takes a third longer.
  `
    WITH found AS MATERIALIZED (
      SELECT id, created_at FROM listings WHERE is_available AND search @@ ${words('$3', '$4')}),
    page AS (
      SELECT id, created_at, count(*) OVER ()::int AS total FROM found
      ORDER BY ${newestFirst} LIMIT $1::int OFFSET $2::int)
    SELECT ${anywhere}, total, ${calledSo('$5')} FROM listings JOIN page USING (id, created_at)
    ORDER BY ${newestFirst}`,
);

const { within, inCircle, chord, onMap } = nearSql('$3', '$4', '$5');
const near = `is_available AND latitude IS NOT NULL AND ${within} AND ($6::text IS NULL OR category = $6)`;
const aroundHere = nearSql('$4', '$5', '$6');
const nearHere = `is_available AND latitude IS NOT NULL AND ${aroundHere.within} AND ($7::text IS NULL OR category = $7)`;

export const listingsNear = statement<FoundListing, [...CountedWindow, ...Around, category: string | null]>(
  countedPage(
    `SELECT * FROM (
      SELECT id, xmin AS version, ${aroundHere.chord} AS chord FROM listings WHERE ${nearHere}
      ORDER BY ${aroundHere.onMap}, id LIMIT ${nearestOnMap('$1::int + $2::int')}) AS near
    ORDER BY chord, id LIMIT $1::int OFFSET $2::int`,
    `SELECT 1 FROM listings WHERE ${nearHere}`,
    'chord, id',
  ),
);

// All that the words and the grid cells match is looked through, once; left to itself, PostgreSQL takes the
// index of places instead and looks at every listing of a city.
const nearByTerms = (terms: string, order: string, more = '') => `
  WITH found AS MATERIALIZED (
    SELECT id, latitude, longitude, created_at FROM listings WHERE is_available AND search @@ ${terms}),
  page AS (
    SELECT id, ${chord} AS chord, count(*) OVER ()::int AS total FROM found WHERE ${inCircle}
    ORDER BY ${order} LIMIT $1::int OFFSET $2::int)
  SELECT ${columns}, chord, total${more} FROM listings JOIN page USING (id) ORDER BY ${order}`;

/** So many of the nearest are looked at for each row that is asked for: enough for words of one in twenty. */
const WALKED_FOR_EACH = 25;

/**
 * For frequent words, of which `listingsNearByText` collects every match: reads the nearest listings until
 * enough of them have the words. What it counts are those that it came across.
 */
export const nearestWithWords = statement<
  ListingRow,
  [...Window, ...Around, category: string | null, text: string, best: string]
>(`
  WITH walked AS (
    SELECT id, search, latitude, longitude FROM listings WHERE ${near}
    ORDER BY ${onMap}, id LIMIT ($1::int + $2::int) * ${WALKED_FOR_EACH}),
  found AS MATERIALIZED (
    SELECT id, ${chord} AS chord FROM walked WHERE search @@ (SELECT to_tsquery('farmgate', $7))
    LIMIT ${nearestOnMap('$1::int + $2::int')}),
  page AS (SELECT id, chord FROM found ORDER BY chord, id LIMIT $1::int OFFSET $2::int)
  SELECT ${columns}, chord, (SELECT count(*) FROM found)::int AS total, ${calledSo('$8')}
  FROM listings JOIN page USING (id) ORDER BY chord, id`);

type NearByText = [...Window, ...Around, text: string, terms: string | null, best: string];
export const listingsNearByText = statement<ListingRow, NearByText>(
  nearByTerms(words('$6', '$7'), 'chord, id', `, ${calledSo('$8')}`),
);
export const newestListingsNearByText = statement<ListingRow, NearByText>(
  nearByTerms(words('$6', '$7'), newestFirst, `, ${calledSo('$8')}`),
);
export const newestListingsNear = statement<ListingRow, [...Window, ...Around, terms: string | null]>(
  nearByTerms('$6::tsquery', newestFirst),
);
