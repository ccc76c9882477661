import { LISTING_VIEW_DAYS, MAX_LISTINGS_PER_USER } from '../../../contract/shared/limits.js';
import { todayIn, UTC } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { listingColumns, type ListingRow } from '../listings.sql.js';

export interface OwnListingRow extends ListingRow {
  confirmedAt: Date;
  askedAt: Date | null;
  hiddenAt: Date | null;
  removedReason: string | null;
  views: number;
}

// Days are those of UTC; today is the last of those that count.
const ownColumns = `${listingColumns}, NULL::float8 AS chord,
  confirmed_at AS "confirmedAt", asked_at AS "askedAt", hidden_at AS "hiddenAt", removed_reason AS "removedReason",
  (SELECT coalesce(sum(views), 0)::int FROM listing_views
   WHERE listing_id = listings.id AND day > ${todayIn(UTC)} - ${LISTING_VIEW_DAYS}) AS views`;

export const ownListings = statement<OwnListingRow, [userId: number]>(
  `SELECT ${ownColumns} FROM listings WHERE user_id = $1 ORDER BY created_at DESC, id DESC
   LIMIT ${MAX_LISTINGS_PER_USER}`,
);

export const ownListing = statement<OwnListingRow, [id: number, userId: number]>(
  `SELECT ${ownColumns} FROM listings WHERE id = $1 AND user_id = $2`,
);
