import type { ListingView } from '../../contract/directory/listings.js';
import { milesFromChord } from '../../platform/geo/earth.js';
import type { ListingRow } from './listings.sql.js';

/** @returns a listing as the contract shows it */
export function listingView({ chord, createdAt, updatedAt, ...shown }: ListingRow): ListingView {
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    distanceMiles: chord === null ? null : milesFromChord(chord),
  };
}
