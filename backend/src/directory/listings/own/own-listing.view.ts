import type { OwnListingView } from '../../../contract/directory/listings.js';
import { hidesAt } from '../freshness/listing-freshness.rules.js';
import { listingView } from '../listing.view.js';
import type { OwnListingRow } from './own-listings.sql.js';

export function ownListingView(row: OwnListingRow): OwnListingView {
  const { isAvailable, isDemonstration, confirmedAt, askedAt, hiddenAt, removedReason, views } = row;
  return {
    ...listingView(row),
    state: isAvailable ? 'live' : removedReason !== null ? 'removed' : hiddenAt ? 'hidden' : 'paused',
    removedReason,
    confirmedAt: confirmedAt.toISOString(),
    // Demonstration data stays as it is, or it would be gone after three months.
    hidesAt: isAvailable && !isDemonstration ? hidesAt(confirmedAt).toISOString() : null,
    isAsked: isAvailable && askedAt !== null,
    views,
  };
}
