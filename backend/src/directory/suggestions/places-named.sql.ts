import { statement } from '../../platform/database/statement.js';
import { nearSql } from '../../platform/geo/near.sql.js';
import { isFarmShown } from '../tables/twins.sql.js';
import { namedColumns, type PlaceLike } from './places-like.sql.js';

export interface NamedRow extends PlaceLike {
  /** As a chord, in meters; null where nobody says where they are. */
  distance: number | null;
}

/** The index finds the longest word; the others are looked for in what has it. @param name a column */
export const isCalled = (name: string): string => `(plain_name(${name}) LIKE '%' || $1 || '%'
  AND ' ' || regexp_replace(plain_name(${name}), '[^[:alnum:]]+', ' ', 'g') || ' ' LIKE ALL($2::text[]))`;

/** How far away it is; `greatest` takes no distance for none at all. */
export const awayFrom = `CASE WHEN $4::float8 IS NOT NULL THEN ${nearSql('$4', '$5', '0').chord} END`;

const columns = `${namedColumns}, latitude, longitude`;
const MOST_CANDIDATES = 500;

export type NamedIn = [
  longest: string,
  patterns: readonly string[],
  limit: number,
  latitude: number | null,
  longitude: number | null,
];

export const placesNamed = statement<NamedRow, NamedIn>(`
  WITH found AS (
    (SELECT 'farm' AS type, ${columns} FROM farms WHERE ${isFarmShown()} AND ${isCalled('name')} LIMIT ${MOST_CANDIDATES})
    UNION ALL
    (SELECT 'place', ${columns} FROM places
      WHERE farm_id IS NULL AND hidden_at IS NULL AND ${isCalled('name')} LIMIT ${MOST_CANDIDATES}))
  SELECT type, ${namedColumns}, ${awayFrom} AS distance FROM found
  ORDER BY distance NULLS LAST, length(name), name, type, id LIMIT $3::int`);
