import { todayIn } from '../../platform/database/days.sql.js';

/**
 * SQL: whether a share takes members on that day, by its own row; add-ons are found with their main shares.
 * @param zone of one of its sites, in SQL
 */
export const takesMembers = (plan: string, zone: string): string =>
  `${plan}.status = 'published' AND ${plan}.add_on_to_id IS NULL AND NOT ${plan}.is_hidden AND coalesce(${plan}.join_until >= ${todayIn(zone)}, true)`;

/** SQL, LATERAL: the least cents of a size that has places (null where none has), and how many are left. */
export const placesOf = (plan: string): string => `(
  SELECT min(price) FILTER (WHERE taken < places) AS price, sum(places - taken)::int AS left
  FROM share_sizes WHERE plan_id = ${plan}.id)`;
