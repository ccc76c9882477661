import { statement } from '../../../platform/database/statement.js';

export const placesWithSitesSince = statement<
  { placeId: number },
  [placeIds: readonly number[], since: Date]
>(`
  SELECT DISTINCT place_id AS "placeId" FROM pickup_sites
  WHERE place_id = ANY($1::int[]) AND updated_at >= $2`);

export const moveSites = statement<object, [goneId: number, keptId: number]>(
  'UPDATE pickup_sites SET place_id = $2 WHERE place_id = $1',
);
