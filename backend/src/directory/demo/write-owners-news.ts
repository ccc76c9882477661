import type { EntityManager } from 'typeorm';
import { LISTING_VIEW_DAYS } from '../../contract/shared/limits.js';

const NOTE =
  'The sign at the gate says you open at 8 on Saturdays now, but the page says 9. Could you check? The eggs were worth the drive.';

/** What makes the demonstration farmer's dashboard worth looking at: views, a visitor's note, a claim that waits for staff. */
export async function writeOwnersNews(tx: EntityManager, ownerId: number): Promise<void> {
  // A wave over the week, highest on Saturdays, and a share of its own for each listing; none before it was posted.
  await tx.query(
    `INSERT INTO listing_views (listing_id, day, views)
     SELECT listing_id, day, views FROM (
       SELECT listings.id AS listing_id, day::date AS day,
         ((2 + listings.id * 7 % 5) * (CASE WHEN extract(isodow FROM day) >= 5 THEN 3 ELSE 1 END)
           + extract(day FROM day)::int * (listings.id % 3 + 1)) / 4 AS views
       FROM listings,
         generate_series((now() AT TIME ZONE 'UTC')::date - $2::int, (now() AT TIME ZONE 'UTC')::date, '1 day') AS day
       WHERE listings.user_id = $1 AND day >= listings.created_at
     ) AS wave WHERE views > 0`,
    [ownerId, LISTING_VIEW_DAYS - 1],
  );
  await tx.query(
    `INSERT INTO corrections (farm_id, message, email, created_at)
     SELECT id, $2, 'sam@neighbor.farmgate.example', now() - interval '2 days' FROM farms
     WHERE user_id = $1 AND is_verified ORDER BY id LIMIT 1`,
    [ownerId, NOTE],
  );
  await tx.query(
    `INSERT INTO farm_claims (farm_id, user_id, created_at)
     SELECT id, $1, now() - interval '1 day' FROM farms WHERE user_id = $1 AND NOT is_verified`,
    [ownerId],
  );
}
