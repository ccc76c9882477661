import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { NEW_LISTING_DAYS } from '@farmgate/backend/contract/shared/limits';

/** @returns whether a listing still carries its 'New' badge */
export function isNewListing(listing: Pick<ListingView, 'createdAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(listing.createdAt) < NEW_LISTING_DAYS * DAY_MS;
}

/** @returns "Fort Myers, FL 33901", or as much of it as is known; empty when nothing is */
export function placeLine({ city, state, zipCode }: Pick<ListingView, 'city' | 'state' | 'zipCode'>): string {
  const town = [city, state].filter(Boolean).join(', ');
  return [town, zipCode].filter(Boolean).join(' ');
}
