import type { PlaceKind } from '../../contract/directory/place-kinds.js';
import { statement } from '../../platform/database/statement.js';
import { nearestOnMap, nearSql } from '../../platform/geo/near.sql.js';
import { isFarmShown, originalOfRow } from '../tables/twins.sql.js';

/** Names are compared by trigrams without accents and case (`plain_name`, as in both indexes). */

export interface FoundRow {
  type: 'place' | 'farm';
  id: number;
  userId: number | null;
  name: string;
  description: string | null;
  address: string;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  kind: PlaceKind;
  imageUrl: string | null;
  productTypes: string[];
  isClaimed: boolean;
  isVerified: boolean;
  isShown: boolean;
  isDemonstration: boolean;
  source: string;
  placeId: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Null without a center. */
  chord: number | null;
  /** How far the better known one is that an unverified farm may be the same as: see `twins.sql.ts`. */
  originalChord: number | null;
}

/** How like a name has to be (0 to 1) is a text. */
export type NearAndLike = readonly [
  latitude: number,
  longitude: number,
  chord: number,
  telling: string | null,
  likeness: string,
];
type Window = [limit: number, offset: number];

const shared = `id, name, description, address, city, state, zip_code AS "zipCode", website, kind,
  image_url AS "imageUrl", product_types AS "productTypes", created_at AS "createdAt", updated_at AS "updatedAt"`;
const farmColumns = `'farm' AS type, ${shared}, user_id AS "userId", email, phone, place_id AS "placeId",
  is_claimed AS "isClaimed", is_verified AS "isVerified", ${isFarmShown()} AS "isShown",
  is_demonstration AS "isDemonstration",
  CASE WHEN is_demonstration THEN 'demo' ELSE coalesce(split_part(place_id, '/', 1), 'farmgate') END AS source`;
// A contact that a directory names is a person's own: nobody asked them.
const placeColumns = `'place' AS type, ${shared}, NULL::int AS "userId",
  CASE WHEN source = 'demo' THEN email END AS email, CASE WHEN source = 'demo' THEN phone END AS phone,
  source || '/' || source_id AS "placeId", false AS "isClaimed", false AS "isVerified", true AS "isShown",
  source = 'demo' AS "isDemonstration", source`;
/** Of the rows of a page alone, which the search has found and counted by then. */
const withOriginal = (rows: string, distance: string) =>
  `SELECT *, ${originalOfRow(rows, distance)} AS "originalChord" FROM ${rows}`;
/** So many may go behind what they may be the same as. */
const MOST_TWINS = 5;
const claimable = `kind <> 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL`;

/** Of each table; more than these have nothing but "farm" in common. */
const MOST_CANDIDATES = 5_000;

/** The tolerance is a setting of PostgreSQL; set beside the words, it holds for this statement. */
const isLike = (words: string, tolerance: string) => `plain_name(name) %> (
  SELECT CASE WHEN set_config('pg_trgm.word_similarity_threshold', ${tolerance}, true) IS NOT NULL THEN ${words} END)`;

/** How far a name is from the words that are looked for, and among equals from all that was asked. */
const apart = (plain: string) => `(1e6 * (1 - word_similarity($1, ${plain})) + 1 - similarity(${plain}, $2))`;
/** What the search does not find is nothing to come after. */
const originalApart = `CASE WHEN word_similarity($1, plain_name(name)) >= $3::text::real THEN ${apart('plain_name(name)')} ELSE 0 END`;

/** `total` is bounded. */
export const farmsByName = statement<
  FoundRow & { total: number },
  [telling: string, full: string, likeness: string, ...Window]
>(`
    WITH candidates AS MATERIALIZED (
      (SELECT 'farm' AS type, id, plain_name(name) AS plain, is_claimed AND NOT is_verified AS last FROM farms WHERE ${isLike('$1', '$3')} LIMIT ${MOST_CANDIDATES})
      UNION ALL
      (SELECT 'place', id, plain_name(name), false FROM places WHERE ${claimable} AND ${isLike('$1', '$3')} LIMIT ${MOST_CANDIDATES})),
    likest AS MATERIALIZED (
      SELECT type, id, last, ${apart('plain')} AS apart, count(*) OVER ()::int AS total FROM candidates
      ORDER BY apart, last, type, id LIMIT $4::int + $5::int + ${MOST_TWINS}),
    compared AS MATERIALIZED (${withOriginal('likest', originalApart)}),
    page AS (
      SELECT *, row_number() OVER (ORDER BY greatest(apart, "originalChord"), last, type, id) AS position
      FROM compared ORDER BY position LIMIT $4::int OFFSET $5::int)
    SELECT found.*, "originalChord", total FROM page CROSS JOIN LATERAL (
      SELECT ${farmColumns}, NULL::float8 AS chord FROM farms WHERE page.type = 'farm' AND farms.id = page.id
      UNION ALL
      SELECT ${placeColumns}, NULL::float8 AS chord FROM places WHERE page.type = 'place' AND places.id = page.id
    ) AS found
    ORDER BY position`);

const { within, chord, onMap } = nearSql('$1', '$2', '$3');
const nearAndLike = `${within} AND ($4::text IS NULL OR ${isLike('$4::text', '$5')})`;

const nearestFirst = `ORDER BY ${onMap}, id LIMIT ${nearestOnMap(`$6::int + $7::int + ${MOST_TWINS}`)}`;

export const farmsNear = statement<FoundRow, [...NearAndLike, ...Window]>(`
    WITH nearest AS MATERIALIZED (
      SELECT * FROM (
        (SELECT ${farmColumns}, ${chord} AS chord FROM farms WHERE ${nearAndLike} ${nearestFirst})
        UNION ALL
        (SELECT ${placeColumns}, ${chord} AS chord FROM places WHERE ${claimable} AND ${nearAndLike} ${nearestFirst})) AS found
      ORDER BY chord, type, id LIMIT $6::int + $7::int + ${MOST_TWINS}),
    near AS MATERIALIZED (${withOriginal('nearest', chord)})
    SELECT * FROM near ORDER BY greatest(chord, "originalChord"), "originalChord" IS NOT NULL, type, id LIMIT $6::int OFFSET $7::int`);

export const countFarmsNear = statement<{ total: number }, [...NearAndLike, stopAt: number]>(`
  SELECT count(*)::int AS total FROM (
    SELECT 1 FROM farms WHERE ${nearAndLike}
    UNION ALL SELECT 1 FROM places WHERE ${claimable} AND ${nearAndLike} LIMIT $6::int) AS counted`);

export const newestFarms = statement<FoundRow, Window>(`
    WITH newest AS MATERIALIZED (
      SELECT ${farmColumns}, NULL::float8 AS chord FROM farms
      ORDER BY created_at DESC, id DESC LIMIT $1::int OFFSET $2::int)
    ${withOriginal('newest', '0')} ORDER BY "createdAt" DESC, id DESC`);

export const countFarms = statement<{ total: number }, [stopAt: number]>(
  `SELECT count(*)::int AS total FROM (SELECT 1 FROM farms LIMIT $1::int) AS counted`,
);

export const similarFarms = statement<
  FoundRow,
  [...NearAndLike, limit: number, full: string, likenessOfAll: number]
>(`
    WITH likest AS MATERIALIZED (
      SELECT * FROM (
        SELECT ${farmColumns}, ${chord} AS chord FROM farms WHERE ${nearAndLike}
        UNION ALL
        SELECT ${placeColumns}, ${chord} AS chord FROM places WHERE ${claimable} AND ${nearAndLike}) AS near
      WHERE similarity(plain_name(name), $7) >= $8::real
      ORDER BY similarity(plain_name(name), $7) DESC, chord, type, id LIMIT $6::int)
    ${withOriginal('likest', '0')} ORDER BY similarity(plain_name(name), $7) DESC, chord, type, id`);
