import { statement } from '../../platform/database/statement.js';

export const placesSavedSince = statement<{ placeId: number }, [placeIds: readonly number[], since: Date]>(`
  SELECT DISTINCT given.id AS "placeId" FROM favorites JOIN unnest($1::int[]) AS given (id)
    ON favorites.item_key = 'place-' || given.id
  WHERE favorites.created_at >= $2`);

type Move = [goneId: number, keptId: number];

/** Who saved both places keeps one of them. */
export const dropDoubleSaves = statement<object, Move>(`
  DELETE FROM favorites USING favorites AS own
  WHERE favorites.item_key = 'place-' || $1::int AND own.item_key = 'place-' || $2::int AND own.user_id = favorites.user_id`);

export const moveSaves = statement<object, Move>(
  `UPDATE favorites SET item_key = 'place-' || $2::int WHERE item_key = 'place-' || $1::int`,
);
