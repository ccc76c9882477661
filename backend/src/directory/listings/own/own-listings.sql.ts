import type { EntityManager } from 'typeorm';
import { LISTING_VIEW_DAYS, MAX_LISTINGS_PER_USER } from '../../../contract/shared/limits.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { listingColumns, type ListingRow } from '../listings.sql.js';

/** A listing with what only its farmer sees. */
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
   WHERE listing_id = listings.id AND day > (now() AT TIME ZONE 'UTC')::date - ${LISTING_VIEW_DAYS}) AS views`;

/** @returns a person's listings, also paused and hidden ones, the newest first */
export const ownListings = (tx: EntityManager, userId: number): Promise<OwnListingRow[]> =>
  tx.query<OwnListingRow[]>(
    `SELECT ${ownColumns} FROM listings WHERE user_id = $1 ORDER BY created_at DESC, id DESC
     LIMIT ${MAX_LISTINGS_PER_USER}`,
    [userId],
  );

/** @throws LISTING_NOT_FOUND for one that is not there or not this person's */
export async function ownListing(tx: EntityManager, userId: number, id: number): Promise<OwnListingRow> {
  const [row] = await tx.query<OwnListingRow[]>(
    `SELECT ${ownColumns} FROM listings WHERE id = $1 AND user_id = $2`,
    [id, userId],
  );
  if (!row) throw new DomainError('LISTING_NOT_FOUND');
  return row;
}
