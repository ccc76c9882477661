import { isFarmShown } from '../../directory/tables/twins.sql.js';
import { statement } from '../../platform/database/statement.js';

const resolved = `
  SELECT asked.key AS asked, asked.kind, coalesce(place.id, asked.id) AS id, coalesce(place.farm_id, redirect.farm_id,
    CASE WHEN asked.kind = 'farm' THEN asked.id END) AS farm_id, place.name AS place_name,
    place.hidden_at AS hidden_at
  FROM (SELECT key, split_part(key, '-', 1) AS kind, split_part(key, '-', 2)::int AS id
    FROM unnest($1::text[]) AS given (key)) AS asked
  LEFT JOIN place_redirects AS merged ON asked.kind = 'place' AND merged.id = asked.id
  LEFT JOIN places AS place ON asked.kind = 'place' AND place.id = coalesce(merged.place_id, asked.id)
  LEFT JOIN farm_redirects AS redirect ON asked.kind = 'farm' AND redirect.id = asked.id`;

export interface FollowedRow {
  asked: string;
  key: string;
  name: string;
}

export const followedByKeys = statement<FollowedRow, [keys: readonly string[]]>(`
  SELECT asked, 'farm-' || farm.id AS key, farm.name
    FROM (${resolved}) AS found JOIN farms AS farm ON farm.id = found.farm_id AND ${isFarmShown('farm')}
  UNION ALL
  SELECT asked, 'place-' || id, place_name FROM (${resolved}) AS found
    WHERE kind = 'place' AND farm_id IS NULL AND place_name IS NOT NULL AND hidden_at IS NULL
  UNION ALL
  SELECT asked, asked, product.name
    FROM (${resolved}) AS found JOIN products AS product ON product.id = found.id AND kind = 'product'
    WHERE product.is_listed`);

/** Farms, the places they were, and what was merged into them: followers of any follow all. */
export const sameKeys = statement<{ key: string }, [keys: readonly string[]]>(`
  WITH found AS (${resolved}),
  of_farms AS (SELECT DISTINCT farm_id FROM found WHERE farm_id IS NOT NULL)
  SELECT key FROM unnest($1::text[]) AS given (key)
  UNION SELECT 'place-' || id FROM found WHERE kind = 'place'
  UNION SELECT 'farm-' || farm_id FROM of_farms
  UNION SELECT 'farm-' || redirect.id FROM farm_redirects AS redirect JOIN of_farms USING (farm_id)
  UNION SELECT 'place-' || place.id FROM places AS place JOIN of_farms USING (farm_id)`);

export const countsOfOwner = statement<{ farmId: number; followers: number }, [userId: number]>(`
  SELECT farm.id AS "farmId", (SELECT count(DISTINCT follow.follower_id)::int FROM follows AS follow
    WHERE follow.key = 'farm-' || farm.id
      OR follow.key IN (SELECT 'farm-' || id FROM farm_redirects WHERE farm_id = farm.id)
      OR follow.key IN (SELECT 'place-' || id FROM places WHERE farm_id = farm.id)) AS followers
  FROM farms AS farm WHERE farm.user_id = $1 ORDER BY farm.id`);

export const placesFollowedSince = statement<
  { placeId: number },
  [placeIds: readonly number[], since: Date]
>(`
  SELECT given.id AS "placeId" FROM unnest($1::int[]) AS given (id)
  WHERE EXISTS (SELECT FROM follows WHERE key = 'place-' || given.id AND created_at >= $2)`);

type Move = [goneId: number, keptId: number];

/** Who follows both places follows one of them. */
export const dropDoubleFollows = statement<object, Move>(`
  DELETE FROM follows USING follows AS own
  WHERE follows.key = 'place-' || $1::int AND own.key = 'place-' || $2::int AND own.follower_id = follows.follower_id`);

export const moveFollows = statement<object, Move>(
  `UPDATE follows SET key = 'place-' || $2::int WHERE key = 'place-' || $1::int`,
);
