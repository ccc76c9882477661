import type { HoursException, Season } from '../../contract/directory/hours.js';
import type { Feature, PlaceKind } from '../../contract/directory/place-kinds.js';
import type { SocialLinks } from '../../contract/directory/social-links.js';
import { type Statement, statement } from '../../platform/database/statement.js';
import { nearestOnMap, nearSql, type NearSql } from '../../platform/geo/near.sql.js';
import {
  confirmedDayOfFarm,
  isFarmUnconfirmed,
  isPlaceUnconfirmed,
  unconfirmedMonth,
} from '../tables/confirmed.sql.js';
import { isFarmShown, isUnverified, originalDistance, originalOfRow } from '../tables/twins.sql.js';

/** Nearest by the index itself (`<->`), cut at the radius; with words, by words and grid cells. */

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
  socialLinks: SocialLinks;
  imageUrl: string | null;
  productTypes: string[];
  activities: string[];
  features: Feature[];
  organicCertified: boolean;
  organicOptions: boolean;
  seasons: Season[];
  exceptions: HoursException[];
  hoursNote: string | null;
  hoursConfirmed: string | null;
  businessStatus: string;
  isVerified: boolean;
  isClaimed: boolean;
  source: string;
  lastConfirmed: string | null;
  /** "March 2025", where those who run it did not answer since. */
  unconfirmedSince: string | null;
  chord: number;
  /** How far the better known one is that an unverified farm may be the same as: see `twins.sql.ts`. */
  originalChord: number | null;
}

/** The chord is that of the radius. */
type Around = readonly [latitude: number, longitude: number, chord: number];
type Narrowed = readonly [
  productTypes: readonly string[] | null,
  features: readonly Feature[],
  isOrganic: boolean,
  /** Null for all that the statement lists; the words are `kindWords` of them. */
  kinds: readonly PlaceKind[] | null,
  kindWords: string | null,
];
type Filters = readonly [...Around, ...Narrowed];
export const EVERYTHING: Narrowed = [null, [], false, null, null];
type Window = readonly [limit: number, offset: number];

/** One of the nearest, by what its order needs; the row is read by its id where it isn't known. */
export interface FoundRow {
  type: NearRow['type'];
  id: number;
  /** Another one after each change of the row. */
  version: string;
  chord: number;
  isUnconfirmed: boolean;
  /** A better known one may be the same as it: see `originals`. */
  isUnverified: boolean;
  /** Of all within the radius; null where fewer were found than asked for. */
  total: number | null;
}

/** A row and what changes with each change of it. Its chord is 0. */
export interface VersionedRow extends NearRow {
  version: string;
}

export const reachOf = ({ chord, originalChord }: Pick<NearRow, 'chord' | 'originalChord'>): number =>
  Math.max(chord, originalChord ?? 0);

type AllNear = readonly [...Around, most: number, stopAt: number];

export interface PlaceStatements {
  /** Whole rows, the nearest first. */
  list: Statement<NearRow, readonly [...Filters, ...Window]>;
  /** The nearest; counted where there may be more, unless it is to stop at 0. */
  found: Statement<FoundRow, readonly [...Filters, most: number, stopAt: number]>;
  /** Without the filters, whose columns the index that is counted in does not hold. */
  foundOfAll: Statement<FoundRow, AllNear>;
  /** All that the words and the grid cells match is looked through, once. */
  foundByWords: Statement<FoundRow, readonly [...Filters, most: number, text: string, terms: string | null]>;
}

const { within, inCircle, chord, onMap } = nearSql('$1', '$2', '$3');
const matches = (isOrganic: string) => `
  ($4::text[] IS NULL OR product_types && $4)
  AND (cardinality($5::text[]) = 0 OR features @> $5::text[])
  AND (NOT $6 OR ${isOrganic})
  AND ($7::text[] IS NULL OR kind = ANY($7) OR array_to_string(activities, ';') ~* $8)`;

const market = `kind = 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL`;
const farmPlace = `kind <> 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL`;
const farm = isFarmShown();
const anyPlace = 'farm_id IS NULL AND hidden_at IS NULL';
const anyOrganic = 'organic_certified OR organic_options';

const sharedColumns = `id, kind, name, description, address, city, state, zip_code AS "zipCode", latitude, longitude,
  is_approximate AS "isApproximate", time_zone AS "timeZone", website, social_links AS "socialLinks", image_url AS "imageUrl",
  product_types AS "productTypes", activities, features, organic_certified AS "organicCertified", seasons, exceptions,
  business_status AS "businessStatus", to_char(hours_confirmed, 'YYYY-MM-DD') AS "hoursConfirmed"`;
// A contact that a directory names is a person's own: it is shown once the farm is claimed, which makes a
// farm of it.
const columnsOfPlace = (distance: string) => `'place' AS type, ${sharedColumns}, ${distance} AS chord,
  CASE WHEN source = 'demo' THEN phone END AS phone,
  organic_options AS "organicOptions", hours_note AS "hoursNote", false AS "isVerified", false AS "isClaimed", source,
  to_char(last_confirmed, 'YYYY-MM-DD') AS "lastConfirmed", ${unconfirmedMonth(isPlaceUnconfirmed)} AS "unconfirmedSince"`;
export const placeColumns = (distance: string) =>
  `${columnsOfPlace(distance)}, NULL::float8 AS "originalChord"`;
const columnsOfFarm = (distance: string) => `'farm' AS type, ${sharedColumns}, ${distance} AS chord, phone,
  false AS "organicOptions", NULL::text AS "hoursNote", is_verified AS "isVerified", is_claimed AS "isClaimed",
  CASE WHEN is_demonstration THEN 'demo' ELSE 'farmgate' END AS source,
  ${confirmedDayOfFarm}::text AS "lastConfirmed",
  ${unconfirmedMonth(isFarmUnconfirmed)} AS "unconfirmedSince"`;
const farmColumns = (distance: string, original = originalDistance('farms', distance)) =>
  `${columnsOfFarm(distance)}, ${original} AS "originalChord"`;

// What may be the same place as a better known one comes right behind that.
const reach = 'greatest(chord, "originalChord")';
const isTwin = '"originalChord" IS NOT NULL';
const nearest = `${reach}, ${isTwin}, "unconfirmedSince" IS NOT NULL, type, id`;
/** Of the nearest, so many may go behind what they may be the same as. */
export const MOST_TWINS = 5;
const candidates = `$9::int + $10::int + ${MOST_TWINS}`;

const nearestFirst = (isUnconfirmed: string, most = candidates) =>
  `ORDER BY ${onMap}, ${isUnconfirmed}, id LIMIT ${nearestOnMap(most)}`;
const placesNear = (which: string) => `
  (SELECT ${columnsOfPlace(chord)} FROM places
  WHERE ${which} AND ${within} AND ${matches(anyOrganic)} ${nearestFirst(isPlaceUnconfirmed)})`;
const farmsNear = `
  (SELECT ${columnsOfFarm(chord)} FROM farms
  WHERE ${farm} AND ${within} AND ${matches('organic_certified')} ${nearestFirst(isFarmUnconfirmed)})`;
/** Of the nearest alone, and once: looked for with each row, it would cost more than the search. */
const withOriginal = (from: string) =>
  `SELECT *, ${originalOfRow(from, chord)} AS "originalChord" FROM ${from}`;
const listOf = (found: string) => `
  WITH nearest AS MATERIALIZED (
    SELECT * FROM (${found}) AS found ORDER BY chord, "unconfirmedSince" IS NOT NULL, type, id LIMIT ${candidates}),
  compared AS MATERIALIZED (${withOriginal('nearest')})
  SELECT * FROM compared ORDER BY ${nearest} LIMIT $9::int OFFSET $10::int`;

// In sub-selects, as a kept plan would otherwise parse the query again for every row. A text of nothing but
// words like "the" finds nothing.
const has = (text: string, terms: string) => `(SELECT numnode(to_tsquery('farmgate', ${text}))) > 0
  AND place_search(name, product_types, description, latitude, longitude)
    @@ (SELECT to_tsquery('farmgate', ${text}) && ${terms}::tsquery)`;
/** Rows of one table near a point, by what is said of them. */
interface Source {
  table: 'places' | 'farms';
  which: string;
  isOrganic: string;
}
const placesThat = (which: string): Source => ({ table: 'places', which, isOrganic: anyOrganic });
const shownFarms: Source = { table: 'farms', which: farm, isOrganic: 'organic_certified' };

/** What the order of the nearest needs. */
const foundColumns = ({ table }: Source) =>
  table === 'farms'
    ? `'farm' AS type, id, xmin AS version, ${isFarmUnconfirmed} AS "isUnconfirmed", ${isUnverified('farms')} AS "isUnverified"`
    : `'place' AS type, id, xmin AS version, ${isPlaceUnconfirmed} AS "isUnconfirmed", false AS "isUnverified"`;

const foundIn = (source: Source, filter: string, most: string) => `
  (SELECT ${foundColumns(source)}, ${chord} AS chord FROM ${source.table}
  WHERE ${source.which} AND ${within} ${filter} ${nearestFirst('"isUnconfirmed"', most)})`;

const foundByWords = (sources: readonly Source[]) => `
  WITH found AS MATERIALIZED (${sources
    .map(
      (source) => `
        SELECT ${foundColumns(source)}, latitude, longitude FROM ${source.table}
        WHERE ${source.which} AND ${has('$10', '$11')} AND ${matches(source.isOrganic)}`,
    )
    .join(' UNION ALL ')})
  SELECT type, id, version, "isUnconfirmed", "isUnverified", ${chord} AS chord, count(*) OVER ()::int AS total
  FROM found WHERE ${inCircle} ORDER BY chord, "isUnconfirmed", type, id LIMIT $9::int`;

const foundOf = (
  sources: readonly Source[],
  filterOf: (source: Source) => string,
  most: string,
  stopAt: string,
) => {
  const all = sources.map(
    (source) => `SELECT 1 FROM ${source.table} WHERE ${source.which} AND ${within} ${filterOf(source)}`,
  );
  return `
    WITH nearest AS MATERIALIZED (
      SELECT * FROM (${sources.map((source) => foundIn(source, filterOf(source), most)).join(' UNION ALL ')}) AS found
      ORDER BY chord, "isUnconfirmed", type, id LIMIT ${most})
    SELECT *, CASE WHEN (SELECT count(*) FROM nearest) >= ${most} THEN (
      SELECT count(*)::int FROM (${all.join(' UNION ALL ')} LIMIT ${stopAt}) AS counted) END AS total
    FROM nearest`;
};

const listRows = ({ table, which }: Source) => (table === 'farms' ? farmsNear : placesNear(which));

const statementsOf = (sources: readonly Source[], byWords: readonly Source[] = sources): PlaceStatements => ({
  list: statement(listOf(sources.map(listRows).join(' UNION ALL '))),
  found: statement(foundOf(sources, ({ isOrganic }) => `AND ${matches(isOrganic)}`, '$9::int', '$10::int')),
  foundOfAll: statement(foundOf(sources, () => '', '$4::int', '$5::int')),
  foundByWords: statement(foundByWords(byWords)),
});

const markets = placesThat(market);
const farmPlaces = placesThat(farmPlace);

export const marketsNear = statementsOf([markets]);
export const farmsNearby = statementsOf([shownFarms, farmPlaces]);
/** One scan finds both kinds of places by words. */
export const everythingNearby = statementsOf(
  [shownFarms, farmPlaces, markets],
  [shownFarms, placesThat(anyPlace)],
);
export const registeredFarmsNear = statementsOf([shownFarms]);

/** How far what they may be the same as is; null if nothing. */
export const originals = statement<
  { id: number; originalChord: number | null },
  readonly [latitude: number, longitude: number, farmIds: readonly number[]]
>(`SELECT id, ${originalDistance('farms', chord)} AS "originalChord" FROM farms WHERE id = ANY($3::int[])`);

/** As far as everyone may see them. */
export const rowsById = statement<
  VersionedRow,
  readonly [placeIds: readonly number[], farmIds: readonly number[]]
>(`
  SELECT ${placeColumns('0::float8')}, xmin AS version FROM places
    WHERE id = ANY($1::int[]) AND ${anyPlace}
  UNION ALL SELECT ${columnsOfFarm('0::float8')}, NULL::float8 AS "originalChord", xmin AS version FROM farms
    WHERE id = ANY($2::int[]) AND ${farm}`);

/** Of a kind so many are shown around a place, which may be among its own neighbors. */
export const NEARBY_OF_A_KIND = 3;

export interface NearbyRow extends NearRow {
  kindOfList: 'markets' | 'farms';
}

/** Farms and other places together. @returns SQL of `NearbyRow`s, the nearest first */
export function nearbyPlaces({ within, chord, onMap }: NearSql): string {
  const most = NEARBY_OF_A_KIND + 1;
  // The limits are written out: with parameters, planning would take longer than reading so few rows.
  const first = (type: NearRow['type'], which: string, isUnconfirmed: string) => `
    (SELECT '${type}' AS type, id, ${chord} AS chord, ${isUnconfirmed} AS last FROM ${type}s
    WHERE ${which} AND ${within} ORDER BY ${onMap}, last, id LIMIT ${nearestOnMap(String(most))})`;
  const places = (which: string) => first('place', which, isPlaceUnconfirmed);
  const nearby = (rows: string, kind: string) => `
    (SELECT *, '${kind}' AS "kindOfList" FROM (${rows}) AS near ORDER BY chord, last, type, id LIMIT ${most})`;
  return `
    WITH nearest AS MATERIALIZED (
      ${nearby(places(market), 'markets')} UNION ALL
      ${nearby(`${first('farm', farm, isFarmUnconfirmed)} UNION ALL ${places(farmPlace)}`, 'farms')})
    SELECT * FROM (
      SELECT ${placeColumns('chord')}, "kindOfList" FROM nearest JOIN places USING (id) WHERE type = 'place'
      UNION ALL SELECT ${farmColumns('chord', originalDistance('farms', chord))}, "kindOfList" FROM nearest JOIN farms USING (id) WHERE type = 'farm'
    ) AS near ORDER BY ${nearest}`;
}

export interface KindRow {
  kind: PlaceKind;
  activities: string[];
  count: number;
}

const kindsOf = (...tables: readonly string[]) => `
  SELECT kind, activities, count(*)::int AS count
  FROM (${tables.join(' UNION ALL ')} LIMIT $9::int) AS counted GROUP BY kind, activities`;
const kindsIn = (table: string, where: string, isOrganic: string) =>
  `(SELECT kind, activities FROM ${table} WHERE ${where} AND ${matches(isOrganic)} LIMIT $9::int)`;

export const kindsNearby = statement<KindRow, readonly [...Filters, most: number]>(
  kindsOf(
    kindsIn('farms', `${farm} AND ${within}`, 'organic_certified'),
    kindsIn('places', `${farmPlace} AND ${within}`, anyOrganic),
    kindsIn('places', `${market} AND ${within}`, anyOrganic),
  ),
);

export const kindsNearbyByWords = statement<
  KindRow,
  readonly [...Filters, most: number, text: string, terms: string | null]
>(
  kindsOf(
    kindsIn('farms', `${farm} AND ${has('$10', '$11')} AND ${inCircle}`, 'organic_certified'),
    kindsIn('places', `${anyPlace} AND ${has('$10', '$11')} AND ${inCircle}`, anyOrganic),
  ),
);

/** A place or farm with the key that was asked for, which may be an older one of the same farm. */
export interface KeyedRow extends NearRow {
  key: string;
}

const ofFarm = (key: string, from: string) => `
  SELECT ${key} AS key, farm.* FROM ${from} JOIN LATERAL (
    SELECT ${farmColumns('0::float8')} FROM farms WHERE farms.id = asked.farm_id AND ${farm}) AS farm ON true`;

/** By their ids, as far as everyone may see them: also what a place or a merged one became. */
export const placesById = statement<KeyedRow, [placeIds: readonly number[], farmIds: readonly number[]]>(`
  SELECT 'place-' || id AS key, ${placeColumns('0::float8')} FROM places
    WHERE id = ANY($1::int[]) AND farm_id IS NULL AND hidden_at IS NULL
  UNION ALL SELECT 'place-' || asked.id, place.* FROM place_redirects AS asked JOIN LATERAL (
    SELECT ${placeColumns('0::float8')} FROM places
    WHERE places.id = asked.place_id AND farm_id IS NULL AND hidden_at IS NULL) AS place ON true
    WHERE asked.id = ANY($1::int[])
  UNION ALL ${ofFarm(`'place-' || asked.id`, `(SELECT id, farm_id FROM places WHERE id = ANY($1::int[])) AS asked`)}
  UNION ALL ${ofFarm(`'farm-' || asked.farm_id`, 'unnest($2::int[]) AS asked (farm_id)')}
  UNION ALL ${ofFarm(`'farm-' || asked.id`, `(SELECT id, farm_id FROM farm_redirects WHERE id = ANY($2::int[])) AS asked`)}`);
