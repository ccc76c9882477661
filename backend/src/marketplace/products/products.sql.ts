import type { SellerTermsRow } from '../../contract/marketplace/seller-terms.js';
import type { ProductSort } from '../../contract/marketplace/shop.js';
import { STOP_COUNTING_AT } from '../../contract/shared/limits.js';
import { type Statement, statement } from '../../platform/database/statement.js';
import { nearSql } from '../../platform/geo/near.sql.js';
import { handsOver, nextPickupColumn, type NextPickupRow } from '../pickups/next/open-windows.sql.js';
import type { Vendor } from '../tables/vendor.entity.js';
import { isPublic, termColumns } from '../vendors/vendors.sql.js';
import { datesColumn, hasDates } from './dated-stock/dated-stock.sql.js';
import { dayOfVendor, isPastDate } from './expired.sql.js';
import type { ShownProduct } from './product.view.js';

export interface ProductRow extends ShownProduct {
  businessName: string;
  farmingPractice: Vendor['farmingPractice'];
  vendorCity: string;
  vendorState: string;
  vendorLatitude: number;
  vendorLongitude: number;
  vendorRatingSum: number;
  vendorRatingCount: number;
  vendorShippingMethods: Vendor['shippingMethods'];
  vendorShippingStates: Vendor['shippingStates'];
  vendorTerms: SellerTermsRow;
  vendorDaysOff: Vendor['daysOff'];
  isDemonstration: boolean;
  nextPickup?: NextPickupRow | null;
  /** "i" in stock or "o" out of it, and the value of what the list is sorted by. */
  keyValue: string;
  total?: number;
  isCalledSo?: boolean;
}

export const productColumns = `product.id, product.vendor_id AS "vendorId", product.name, product.description, product.category, product.unit,
  product.price, product.inventory, product.made_to_order AS "madeToOrder", product.variant_count AS "variantCount", product.variant_names AS "variantNames", product.price_per AS "pricePer", product.is_bundle AS "isBundle", product.deposit, product.images, product.shipping_weight AS "shippingWeight",
  product.shipping_methods AS "shippingMethods", product.is_organic AS "isOrganic", product.harvest_date::text AS "harvestDate",
  product.expiration_date::text AS "expirationDate", product.tags, product.is_active AS "isActive", product.rating_sum AS "ratingSum",
  product.rating_count AS "ratingCount", product.created_at AS "createdAt", product.updated_at AS "updatedAt",
  vendor.business_name AS "businessName", vendor.farming_practice AS "farmingPractice", vendor.city AS "vendorCity",
  vendor.state AS "vendorState", vendor.latitude AS "vendorLatitude", vendor.longitude AS "vendorLongitude",
  vendor.rating_sum AS "vendorRatingSum", vendor.rating_count AS "vendorRatingCount", vendor.shipping_methods AS "vendorShippingMethods",
  vendor.shipping_states AS "vendorShippingStates", ${termColumns('vendor')} AS "vendorTerms", vendor.days_off AS "vendorDaysOff", vendor.is_demonstration AS "isDemonstration"`;

/** One look-up a row: the planner would rather read all vendors than believe in a page of twenty. */
const withVendor =
  'CROSS JOIN LATERAL (SELECT * FROM vendors WHERE id = product.vendor_id OFFSET 0) AS vendor';

interface Sorting {
  by: string;
  direction: 'ASC' | 'DESC';
  parse: (placeholder: string) => string;
  format: string;
}

const integer = (placeholder: string) => `${placeholder}::text::int`;
const SORTS: Readonly<Record<ProductSort, Sorting>> = {
  newest: {
    by: 'created_at',
    direction: 'DESC',
    parse: (placeholder) =>
      `('epoch'::timestamptz + ${placeholder}::text::float8 * interval '1 microsecond')`,
    format: '(extract(epoch FROM product.created_at) * 1000000)::int8::text',
  },
  'price-low': { by: 'price', direction: 'ASC', parse: integer, format: 'product.price::text' },
  'price-high': { by: 'price', direction: 'DESC', parse: integer, format: 'product.price::text' },
  popular: { by: 'sold_count', direction: 'DESC', parse: integer, format: 'product.sold_count::text' },
  rating: {
    by: 'coalesce(rating, 0)',
    direction: 'DESC',
    parse: (placeholder) => `${placeholder}::text::float8`,
    format: 'coalesce(product.rating, 0)::text',
  },
};

/** What is sold out comes last, in the direction in which the index is read. */
const stockOf = ({ direction }: Sorting) => (direction === 'ASC' ? '(inventory = 0)' : '(inventory > 0)');
const orderOf = (sorting: Sorting) =>
  `${stockOf(sorting)} ${sorting.direction}, ${sorting.by} ${sorting.direction}, id ${sorting.direction}`;
const orderOfFound = ({ direction }: Sorting, of = '') =>
  `${of}sorted_stock ${direction}, ${of}sorted_by ${direction}, ${of}id ${direction}`;
/** Behind the row that a key names: $2 "i" for in stock or "o" for out of it, and the value; $3 id. */
const behind = ({ direction, parse }: Sorting, stock: string, by: string) =>
  `(${stock}, ${by}, id) ${direction === 'ASC' ? '>' : '<'}
    (left($2::text, 1) = '${direction === 'ASC' ? 'o' : 'i'}', ${parse('substr($2::text, 2)')}, $3::int)`;

export type SearchValues = [
  limit: number,
  keyValue: string,
  keyId: number,
  minPrice: number,
  maxPrice: number,
  minInventory: number,
  maxInventory: number,
  organicOnly: boolean,
  text: string,
  terms: string,
  best: string,
];
type WalkValues = [...search: SearchValues, depth: number];
type CategoryValues = [...walk: WalkValues, category: string];

export interface Walk<Row extends object> {
  all: Statement<Row, WalkValues>;
  ofCategory: Statement<Row, CategoryValues>;
}

const priceBounds = 'price BETWEEN $4::int AND $5::int';
const otherBounds = 'inventory BETWEEN $6::int AND $7::int AND (is_organic OR NOT $8::boolean)';
// In a sub-select, as a kept plan would otherwise parse the query again for every row.
const words = `(SELECT to_tsquery('farmgate', $9) && $10::tsquery)`;
const wordsIfAny = `((SELECT numnode(to_tsquery('farmgate', $9) && $10::tsquery)) = 0 OR search @@ ${words})`;
const filters = `${priceBounds} AND ${otherBounds} AND ${wordsIfAny}`;

const keyOf = ({ format }: Sorting) =>
  `CASE WHEN product.inventory > 0 THEN 'i' ELSE 'o' END || ${format} AS "keyValue"`;

/** What a search finds, and the cards of the same rows. Of a search by words, more is found than shown. */
export interface Rows {
  found: Pick<ProductRow, 'id' | 'keyValue' | 'isCalledSo' | 'total'>;
  cards: ProductRow;
}
export type FoundRow = Rows['found'];
type ByRows<Values extends readonly unknown[]> = { [As in keyof Rows]: Statement<Rows[As], Values> };

const CARD = `${productColumns}, ${nextPickupColumn}, ${datesColumn}`;
const foundAmong = (sorting: Sorting, from: string, total = '') => `
  SELECT product.id, ${keyOf(sorting)}${total}, product.search @@ (SELECT to_tsquery('farmgate', $11)) AS "isCalledSo"
  FROM (${from}) AS product ORDER BY ${orderOfFound(sorting, 'product.')}`;
// The parameters are those of what words find, so that both take the same.
const cardsAmong = (sorting: Sorting, from: string, total = '') => `
  SELECT ${CARD}, ${keyOf(sorting)}${total}, $11::text FROM (${from}) AS product ${withVendor}
  ORDER BY ${orderOfFound(sorting, 'product.')}`;

/** In the order of the ids; what isn't for sale anymore is left out. */
export const cardsById = statement<ProductRow, [ids: readonly number[]]>(`
  SELECT ${CARD}, '' AS "keyValue"
  FROM unnest($1::int[]) WITH ORDINALITY AS shown (id, position)
  CROSS JOIN LATERAL (SELECT * FROM products WHERE id = shown.id AND is_listed OFFSET 0) AS product ${withVendor}
  ORDER BY shown.position`);

const statements = <Made>(make: (sorting: Sorting) => Made) =>
  Object.fromEntries(Object.entries(SORTS).map(([sort, sorting]) => [sort, make(sorting)])) as Record<
    ProductSort,
    Made
  >;

type PlainValues = [limit: number, keyValue: string, keyId: number, isCounted: boolean];

/**
 * All products, or those of a category, without filters: counted by an index alone. Values in sub-selects are
 * not known to the planner, which would plan each call anew otherwise.
 */
export const plain = statements((sorting) => {
  const among = (category: string) => `
    SELECT ${CARD}, ${keyOf(sorting)},
      CASE WHEN $4::boolean THEN (SELECT count(*) FROM (
        SELECT FROM products WHERE is_listed ${category} LIMIT ${STOP_COUNTING_AT}) AS counted)::int END AS total
    FROM (SELECT *, ${stockOf(sorting)} AS sorted_stock, ${sorting.by} AS sorted_by FROM products
      WHERE is_listed ${category} AND ${behind(sorting, stockOf(sorting), sorting.by)}
      ORDER BY ${orderOf(sorting)} LIMIT (SELECT $1::int)) AS product ${withVendor}
    ORDER BY ${orderOfFound(sorting, 'product.')}`;
  return {
    all: statement<ProductRow, PlainValues>(among('')),
    ofCategory: statement<ProductRow, [...PlainValues, category: string]>(
      among('AND category = (SELECT $5::text)'),
    ),
  };
});

const amongNewest = (category: string) => `
  SELECT * FROM products WHERE is_listed ${category} ORDER BY ${orderOf(SORTS.newest)} LIMIT $12::int`;
const ofAny = '';
const ofOne = 'AND category = $13::text';

/** Reads no further than the page goes; prices are part of the index where they are sorted by. */
const walked = (sorting: Sorting, category: string) => `
  SELECT * FROM (
    SELECT *, ${stockOf(sorting)} AS sorted_stock, ${sorting.by} AS sorted_by FROM products
    WHERE is_listed ${category} AND ${behind(sorting, stockOf(sorting), sorting.by)} ${sorting.by === 'price' ? `AND ${priceBounds}` : ''}
    ORDER BY ${orderOf(sorting)} LIMIT $12::int) AS recent
  WHERE ${filters} ORDER BY ${orderOfFound(sorting)} LIMIT $1::int`;

interface Counted {
  seen: number;
  isAll: boolean;
}
const countOf = `(count(*) FILTER (WHERE ${filters}))::int AS seen, count(*) < $12::int AS "isAll"`;

export const walk = statements((sorting) => ({
  all: statement<ProductRow, WalkValues>(cardsAmong(sorting, walked(sorting, ofAny))),
  ofCategory: statement<ProductRow, CategoryValues>(cardsAmong(sorting, walked(sorting, ofOne))),
}));

// The parameters are those of the walk, so that both take the same; it needs not all of them.
const countAmong = (category: string) => `
  SELECT ${countOf}, $1::text, $2::text, $3::text, $11::text FROM (${amongNewest(category)}) AS recent`;

export const countWalk = {
  all: statement<Counted, WalkValues>(countAmong(ofAny)),
  ofCategory: statement<Counted, CategoryValues>(countAmong(ofOne)),
};

/** A row without an id where there is none. */
type FoundAndCounted = Counted & (FoundRow | { [Key in keyof FoundRow]: null });

export const walkWords = statements((sorting) => {
  const among = (category: string) => `
    SELECT counted.*, found.* FROM (SELECT ${countOf} FROM (${amongNewest(category)}) AS recent) AS counted
    LEFT JOIN (SELECT found.*, row_number() OVER () AS position FROM (
      ${foundAmong(sorting, walked(sorting, category))}) AS found) AS found ON true ORDER BY found.position`;
  return {
    all: statement<FoundAndCounted, WalkValues>(among(ofAny)),
    ofCategory: statement<FoundAndCounted, CategoryValues>(among(ofOne)),
  };
});

/** @param found all of them, with their order; counted as a whole */
const pageAmong = (sorting: Sorting, found: string) => `WITH found AS MATERIALIZED (${found})
     SELECT products.*, found_rows.sorted_stock, found_rows.sorted_by, found_rows.total
     FROM (SELECT id, sorted_stock, sorted_by, (SELECT count(*) FROM found)::int AS total FROM found
           WHERE ${behind(sorting, 'sorted_stock', 'sorted_by')} ORDER BY ${orderOfFound(sorting)} LIMIT $1::int) AS found_rows
     CROSS JOIN LATERAL (SELECT * FROM products WHERE id = found_rows.id OFFSET 0) AS products`;

const collected = <Values extends readonly unknown[]>(
  sorting: Sorting,
  condition: string,
  from = 'products',
): ByRows<Values> => {
  const found = pageAmong(
    sorting,
    `SELECT id, ${stockOf(sorting)} AS sorted_stock, ${sorting.by} AS sorted_by FROM ${from} WHERE is_listed AND ${condition}`,
  );
  return {
    found: statement(foundAmong(sorting, found, ', product.total')),
    cards: statement(cardsAmong(sorting, found, ', product.total')),
  };
};

type OfVendorsValues = [limit: number, keyValue: string, keyId: number, vendorIds: readonly number[]];

/** Without filters; for the newest and by price an index has all that is looked at. */
export const plainOfVendors = statements((sorting) => {
  const found = `SELECT id, ${stockOf(sorting)} AS sorted_stock, ${sorting.by} AS sorted_by FROM products
    WHERE is_listed AND vendor_id = ANY($4::int[])`;
  return statement<ProductRow, OfVendorsValues>(`
    SELECT ${CARD}, ${keyOf(sorting)}, product.total FROM (${pageAmong(sorting, found)}) AS product ${withVendor}
    ORDER BY ${orderOfFound(sorting, 'product.')}`);
});

// First all that they match: a kept plan would look through the indexes of price and stock, whose bounds may
// be those of all products.
const matched = `(SELECT * FROM products WHERE is_listed AND search @@ ${words} OFFSET 0) AS matched`;

/** Everything that the words match, by their index. Text and terms may not both be without words. */
export const byWords = statements((sorting) =>
  collected<SearchValues>(sorting, `${priceBounds} AND ${otherBounds}`, matched),
);

export const byPrice = statements((sorting) => collected<SearchValues>(sorting, filters));

// First all of theirs: the other indexes look better to the planner than they are.
const theirs = '(SELECT * FROM products WHERE vendor_id = ANY($12::int[]) OFFSET 0) AS theirs';

export const ofVendors = statements((sorting) =>
  collected<[...search: SearchValues, vendorIds: readonly number[]]>(sorting, filters, theirs),
);

/** SQL: a product's own ways of getting it to people, else its vendor's. @param product, vendor aliases */
export const waysOf = (product: string, vendor: string): string =>
  `CASE WHEN cardinality(${product}.shipping_methods) > 0 THEN ${product}.shipping_methods ELSE ${vendor}.shipping_methods END`;

const handedOver = `(SELECT one.* FROM products AS one JOIN vendors AS seller ON seller.id = one.vendor_id
  WHERE one.vendor_id = ANY($12::int[])
    AND 'pickup' = ANY(${waysOf('one', 'seller')})
    AND EXISTS (SELECT FROM pickup_windows AS own JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
      JOIN pickup_sites AS site ON site.id = schedule.site_id
      WHERE own.id = ANY($13::int[]) AND own.vendor_id = one.vendor_id AND ${handsOver('one')})
  OFFSET 0) AS theirs`;

export const ofWindows = statements((sorting) =>
  collected<[...search: SearchValues, vendorIds: readonly number[], windowIds: readonly number[]]>(
    sorting,
    filters,
    handedOver,
  ),
);

/** The vendors around a point, by the chord of the radius. */
export const vendorsNear = statement<{ id: number }, [latitude: number, longitude: number, chord: number]>(
  `SELECT id FROM vendors WHERE ${isPublic} AND ${nearSql('$1', '$2', '$3').within}`,
);

const isPast = isPastDate('product', dayOfVendor('vendor'));
const changing = `product.xmin || '-' || vendor.xmin AS version, ${nextPickupColumn}, ${isPast} AS "isPastDate",
    ${hasDates('product')} AS "hasDates"`;
const asShown = `FROM products AS product JOIN vendors AS vendor ON vendor.id = product.vendor_id
    WHERE product.id = $1 AND product.deleted_at IS NULL AND (product.is_listed OR vendor.user_id = $2::int
      OR product.is_active AND product.removed_at IS NULL AND vendor.is_approved AND vendor.is_active AND ${isPast})`;

/** What other tables and the clock say of a product. */
export interface ProductNow {
  /** Another one after each change of its row or its vendor's. */
  version: string;
  nextPickup: NextPickupRow | null;
  isPastDate: boolean;
  hasDates: boolean;
}

export interface WholeProduct extends Omit<ProductRow, keyof ProductNow>, ProductNow {}

type AskedProduct = [productId: number, userId: number | null];

/** What everybody sees, also when it is past its date, and the vendor of the account in any case. */
export const productById = statement<WholeProduct, AskedProduct>(
  `SELECT ${productColumns}, ${changing}, ${datesColumn}, '' AS "keyValue" ${asShown}`,
);

/** The same without the columns of its row and without its dates. */
export const productNow = statement<ProductNow, AskedProduct>(`SELECT ${changing} ${asShown}`);

export const productsById = statement<ProductRow, [ids: readonly number[]]>(`
    SELECT ${productColumns}, ${datesColumn}, '' AS "keyValue" FROM products AS product
    JOIN vendors AS vendor ON vendor.id = product.vendor_id
    WHERE product.id = ANY($1::int[]) AND product.is_listed`);
