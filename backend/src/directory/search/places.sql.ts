import type { Prepared } from '../../platform/database/prepared.js';
import { nearSql } from '../../platform/geo/near.sql.js';
import type { Feature, PlaceKind } from '../../contract/directory/place-kinds.js';
import type { Season } from '../../contract/directory/hours.js';

/**
 * The statements of the search near a ZIP code. Nearest first by the index itself (`<->`), cut at the radius, so that
 * the time goes with the rows returned. Parameters of each:
 * $1 latitude, $2 longitude, $3 chord of the radius, $4 product types or null, $5 features, $6 organic only,
 * $7 text or null.
 */

/** A row of a market, place or registered farm near a point. */
export interface NearRow {
  type: 'place' | 'farm';
  id: number;
  kind: PlaceKind;
  name: string;
  description: string | null;
  address: string;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  latitude: number;
  longitude: number;
  isApproximate: boolean;
  timeZone: string | null;
  phone: string | null;
  website: string | null;
  imageUrl: string | null;
  productTypes: string[];
  activities: string[];
  features: Feature[];
  organicCertified: boolean;
  organicOptions: boolean;
  seasons: Season[];
  hoursNote: string | null;
  businessStatus: string;
  isVerified: boolean;
  isClaimed: boolean;
  source: string;
  lastConfirmed: string | null;
  chord: number;
}

const { within, chord } = nearSql('$1', '$2', '$3');
const matches = (isOrganic: string) => `
  ($4::text[] IS NULL OR product_types && $4)
  AND features @> $5::text[]
  AND (NOT $6 OR ${isOrganic})
  AND ($7::text IS NULL OR
    to_tsvector('farmgate', name || ' ' || array_to_string(product_types, ' ') || ' ' || coalesce(description, ''))
      @@ (SELECT websearch_to_tsquery('farmgate', $7)))`;

const market = `kind = 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL`;
const farmPlace = `kind <> 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL`;
const anyOrganic = 'organic_certified OR organic_options';

const sharedColumns = `id, kind, name, description, address, city, state, zip_code AS "zipCode", latitude, longitude,
  is_approximate AS "isApproximate", time_zone AS "timeZone", website, image_url AS "imageUrl",
  product_types AS "productTypes", activities, features, organic_certified AS "organicCertified", seasons,
  business_status AS "businessStatus", ${chord} AS chord`;

// A contact that a directory names is a person's own: it is shown once the farm is claimed, which makes a farm of it.
const placeColumns = `'place' AS type, ${sharedColumns}, CASE WHEN source = 'demo' THEN phone END AS phone,
  organic_options AS "organicOptions", hours_note AS "hoursNote", false AS "isVerified", false AS "isClaimed", source,
  to_char(last_confirmed, 'YYYY-MM-DD') AS "lastConfirmed"`;
const farmColumns = `'farm' AS type, ${sharedColumns}, phone, false AS "organicOptions", NULL::text AS "hoursNote",
  is_verified AS "isVerified", is_claimed AS "isClaimed",
  CASE WHEN is_demonstration THEN 'demo' ELSE 'farmgate' END AS source,
  to_char(updated_at, 'YYYY-MM-DD') AS "lastConfirmed"`;

const placesNear = (which: string) => `
  SELECT ${placeColumns} FROM places
  WHERE ${which} AND ${within} AND ${matches(anyOrganic)}
  ORDER BY ${chord}, id`;
const farmsNear = `
  SELECT ${farmColumns} FROM farms
  WHERE ${within} AND ${matches('organic_certified')}
  ORDER BY ${chord}, id`;

/** $8 limit, $9 offset. */
export const marketsNear: Prepared = {
  name: 'markets_near_4',
  text: `${placesNear(market)} LIMIT $8::int OFFSET $9::int`,
};

/** Registered farms and places as one list. $8 limit, $9 offset. */
export const farmsNearby: Prepared = {
  name: 'farms_near_4',
  text: `SELECT * FROM (
      (${farmsNear} LIMIT $8::int + $9::int) UNION ALL (${placesNear(farmPlace)} LIMIT $8::int + $9::int)) AS near
    ORDER BY chord, type, id LIMIT $8::int OFFSET $9::int`,
};

/** Registered farms alone. $8 limit, $9 offset. */
export const registeredFarmsNear: Prepared = {
  name: 'registered_farms_near_3',
  text: `${farmsNear} LIMIT $8::int OFFSET $9::int`,
};

const counted = (table: string, where: string, organic: string) =>
  `SELECT 1 FROM ${table} WHERE ${where} AND ${matches(organic)}`;

/** $8 where to stop counting. */
export const countMarketsNear: Prepared = {
  name: 'count_markets_near_4',
  text: `SELECT count(*)::int AS total FROM (
    ${counted('places', `${market} AND ${within}`, anyOrganic)} LIMIT $8::int) AS counted`,
};

/** $8 where to stop counting. */
export const countRegisteredFarmsNear: Prepared = {
  name: 'count_registered_farms_near_3',
  text: `SELECT count(*)::int AS total FROM (
    ${counted('farms', within, 'organic_certified')} LIMIT $8::int) AS counted`,
};

/** $8 where to stop counting. */
export const countFarmsNear: Prepared = {
  name: 'count_farms_near_4',
  text: `SELECT count(*)::int AS total FROM (
    ${counted('farms', within, 'organic_certified')} UNION ALL
    ${counted('places', `${farmPlace} AND ${within}`, anyOrganic)} LIMIT $8::int) AS counted`,
};
