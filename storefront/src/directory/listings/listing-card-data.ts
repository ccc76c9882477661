import type { ListingView } from '@farmgate/backend/contract/directory/listings';

/** What cards, the map and structured data show of a listing. */
export type ListingCard = Omit<ListingView, 'description' | 'isAvailable' | 'updatedAt'>;

/** @returns a listing without what no card shows, so that pages do not carry it along */
export function listingCard(listing: ListingView): ListingCard {
  const { description: _, isAvailable: _isAvailable, updatedAt: _updatedAt, ...card } = listing;
  return card;
}
