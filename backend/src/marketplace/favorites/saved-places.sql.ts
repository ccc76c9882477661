import { statement } from '../../platform/database/statement.js';

export const placesSavedSince = statement<{ placeId: number }, [placeIds: readonly number[], since: Date]>(`
  SELECT DISTINCT given.id AS "placeId" FROM favorites JOIN unnest($1::int[]) AS given (id)
    ON favorites.item_key = 'place-' || given.id
  WHERE favorites.created_at >= $2`);
