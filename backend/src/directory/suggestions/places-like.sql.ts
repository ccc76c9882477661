import type { PlaceKind } from '../../contract/directory/place-kinds.js';
import { statement } from '../../platform/database/statement.js';
import { nearSql } from '../../platform/geo/near.sql.js';
import { isFarmShown, originalOfRow } from '../tables/twins.sql.js';

export interface PlaceLike {
  type: 'place' | 'farm';
  id: number;
  kind: PlaceKind;
  name: string;
  city: string | null;
  state: string | null;
}

export const namedColumns = 'id, kind, name, city, state';

/** So many of each table are put in order; more than these have nothing but "farm" in common. */
const MOST_CANDIDATES = 500;
const MOST_TWINS = 5;

const { chord } = nearSql('$4', '$5', '0');
// The same for all where nobody says where they are.
const distance = `coalesce(${chord}, 0)`;
const has = `plain_name(name) LIKE $1 || '%' OR plain_name(name) LIKE '% ' || $1 || '%'`;
const columns = `${namedColumns}, latitude, longitude`;

/** `%`, `_` and `\` of the text are escaped; `plain` is the text as it is. */
export const placesLike = statement<
  PlaceLike,
  [pattern: string, plain: string, limit: number, latitude: number | null, longitude: number | null]
>(`
  WITH found AS (
    (SELECT 'farm' AS type, ${columns} FROM farms WHERE ${isFarmShown()} AND (${has}) LIMIT ${MOST_CANDIDATES})
    UNION ALL
    (SELECT 'place', ${columns} FROM places
      WHERE farm_id IS NULL AND hidden_at IS NULL AND (${has}) LIMIT ${MOST_CANDIDATES})),
  first AS (
    SELECT * FROM (
      SELECT *, starts_with(plain_name(name), $2) AS starts, ${distance} AS distance, row_number() OVER (
        PARTITION BY kind = 'farmers_market'
        ORDER BY starts_with(plain_name(name), $2) DESC, ${distance}, type, name, id) AS rank FROM found) AS ordered
    WHERE rank <= $3::int + ${MOST_TWINS}),
  compared AS (
    SELECT type, ${namedColumns}, starts, distance, ${originalOfRow('first', distance)} AS original FROM first),
  ranked AS (
    SELECT *, row_number() OVER (PARTITION BY kind = 'farmers_market' ORDER BY
      starts AND original IS NULL DESC, greatest(distance, original), original IS NOT NULL, type, name, id) AS rank
    FROM compared)
  SELECT type, ${namedColumns} FROM ranked WHERE rank <= $3::int ORDER BY rank, type, id`);
