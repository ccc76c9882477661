import type { DataSource, EntityManager } from 'typeorm';
import type { OwnListingView } from '../../../contract/directory/listings.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ownListingView } from './own-listing.view.js';
import { ownListing } from './own-listings.sql.js';

/** @throws LISTING_NOT_FOUND for one that is not there or not this person's */
export async function readOwnListing(
  tx: EntityManager | DataSource,
  userId: number,
  id: number,
): Promise<OwnListingView> {
  const [row] = await fetchRows(tx, ownListing, [id, userId]);
  if (!row) throw new DomainError('LISTING_NOT_FOUND');
  return ownListingView(row);
}
