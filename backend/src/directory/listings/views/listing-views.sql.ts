import { todayIn, UTC } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';

/** From the listing again: it may be gone by now, which is no failure. */
export const addView = statement<object, [listingId: number]>(
  `INSERT INTO listing_views (listing_id, day)
   SELECT id, ${todayIn(UTC)} FROM listings WHERE id = $1
   ON CONFLICT (listing_id, day) DO UPDATE SET views = listing_views.views + 1`,
);

export const deleteOldViews = statement<object, [keptDays: number]>(
  `DELETE FROM listing_views WHERE day < ${todayIn(UTC)} - $1::int`,
);
