import { dayOf, todayIn, UTC } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';
import type { Zip } from './sites/sites.js';

export const allZipCodes = statement<Zip>(
  `SELECT zip_code AS "zipCode", city, state, latitude, longitude, time_zone AS "timeZone"
   FROM zip_codes ORDER BY zip_code`,
);

/** Highest on Saturdays, with a share for each listing; none before it was posted. */
export const addViewsOfOwner = statement<object, [ownerId: number, days: number]>(
  `INSERT INTO listing_views (listing_id, day, views)
   SELECT listing_id, day, views FROM (
     SELECT listings.id AS listing_id, day,
       ((2 + listings.id * 7 % 5) * (CASE WHEN extract(isodow FROM day) >= 5 THEN 3 ELSE 1 END)
         + extract(day FROM day)::int * (listings.id % 3 + 1)) / 4 AS views
     FROM listings, (SELECT ${todayIn(UTC)} - ago AS day FROM generate_series(0, $2::int) AS ago) AS days
     WHERE listings.user_id = $1 AND day >= ${dayOf('listings.created_at', UTC)}
   ) AS wave WHERE views > 0`,
);

export const demoMarketIds = statement<{ id: number }>(
  `SELECT id FROM places WHERE source = 'demo' AND kind = 'farmers_market'`,
);

export const marketWithException = statement<{ id: number; state: string }>(
  `SELECT id, state FROM places WHERE source = 'demo' AND kind = 'farmers_market' AND exceptions <> '[]' ORDER BY id LIMIT 1`,
);
