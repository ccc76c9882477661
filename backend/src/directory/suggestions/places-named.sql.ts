import { statement } from '../../platform/database/statement.js';
import { nearSql } from '../../platform/geo/near.sql.js';
import { isFarmShown } from '../tables/twins.sql.js';
import { namedColumns, type PlaceLike } from './places-like.sql.js';

/** As a chord, in meters; null where nobody says where they are. */
interface Away {
  distance: number | null;
}

export type NamedRow = PlaceLike & Away & { isWhole: boolean };
export type LikeNamedRow = PlaceLike & Away;

const words = (name: string) =>
  `' ' || regexp_replace(translate(plain_name(${name}), '''’', ''), '[^[:alnum:]]+', ' ', 'g') || ' '`;

/** The index finds the longest word; the others are looked for in what has it. @param name a column */
export const isCalled = (name: string): string => `(plain_name(${name}) LIKE '%' || $1 || '%'
  AND ${words(name)} LIKE ALL($2::text[]))`;

/** It has the words, too, that many names have. */
export const isWhole = (name: string): string => `${words(name)} LIKE ALL($3::text[])`;

/** How far away it is. @param latitude, longitude parameters, null where nobody says where they are */
export const awayFrom = (latitude: string, longitude: string): string =>
  `CASE WHEN ${latitude}::float8 IS NOT NULL THEN ${nearSql(latitude, longitude, '0').chord} END`;

/** It shares letters with `$1`. The tolerance is a setting; beside the words, it holds for this statement. */
export const isSpelledLike = (name: string): string => `plain_name(${name}) %> (SELECT CASE
  WHEN set_config('pg_trgm.word_similarity_threshold', '0.4', true) IS NOT NULL THEN $1 END)`;
export const likeness = (name: string): string => `word_similarity($1, plain_name(${name}))`;

const columns = `${namedColumns}, latitude, longitude`;
export const MOST_CANDIDATES = 2_000;
const isPublicPlace = 'farm_id IS NULL AND hidden_at IS NULL';

export type NamedIn = [
  longest: string,
  patterns: readonly string[],
  otherPatterns: readonly string[],
  limit: number,
  latitude: number | null,
  longitude: number | null,
];

export const placesNamed = statement<NamedRow, NamedIn>(`
  WITH found AS (
    (SELECT 'farm' AS type, ${columns} FROM farms WHERE ${isFarmShown()} AND ${isCalled('name')} LIMIT ${MOST_CANDIDATES})
    UNION ALL
    (SELECT 'place', ${columns} FROM places
      WHERE ${isPublicPlace} AND ${isCalled('name')} LIMIT ${MOST_CANDIDATES}))
  SELECT type, ${namedColumns}, ${isWhole('name')} AS "isWhole", ${awayFrom('$5', '$6')} AS distance FROM found
  ORDER BY "isWhole" DESC, distance NULLS LAST, length(name), name, type, id LIMIT $4::int`);

export type SpelledLikeIn = [words: string, limit: number, latitude: number | null, longitude: number | null];

/** The likest first. */
export const placesSpelledLike = statement<LikeNamedRow, SpelledLikeIn>(`
  WITH found AS MATERIALIZED (
    (SELECT 'farm' AS type, ${columns}, ${likeness('name')} AS likeness FROM farms
      WHERE ${isFarmShown()} AND ${isSpelledLike('name')} LIMIT ${MOST_CANDIDATES})
    UNION ALL
    (SELECT 'place', ${columns}, ${likeness('name')} FROM places
      WHERE ${isPublicPlace} AND ${isSpelledLike('name')} LIMIT ${MOST_CANDIDATES}))
  SELECT type, ${namedColumns}, ${awayFrom('$3', '$4')} AS distance FROM found
  ORDER BY likeness DESC, distance NULLS LAST, length(name), name, type, id LIMIT $2::int`);
