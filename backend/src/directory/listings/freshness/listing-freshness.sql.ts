import { statement } from '../../../platform/database/statement.js';

export const farmersWithDueListings = statement<
  { userId: number },
  [afterUserId: number, ask: Date, hide: Date, limit: number]
>(
  `SELECT DISTINCT user_id AS "userId" FROM listings
   WHERE is_available AND user_id > $1 AND NOT is_demonstration
     AND confirmed_at <= $2 AND (asked_at IS NULL OR confirmed_at <= $3)
   ORDER BY user_id LIMIT $4::int`,
);
