import { ListingView } from '../../contract/directory/listings.js';
import { ownPicture } from '../../contract/shared/images.js';
import { milesFromChord } from '../../platform/geo/earth.js';
import type { ListingRow } from './listings.sql.js';

const views = new WeakMap<ListingRow, ListingView>();

/** @param row the same object as long as it is the same row @returns what has passed the schema */
export function knownListingView(row: ListingRow, chord: number | null): ListingView {
  let view = views.get(row);
  if (!view) {
    view = ListingView.parse(listingView(row));
    views.set(row, view);
  }
  return { ...view, distanceMiles: chord === null ? null : milesFromChord(chord) };
}

/** Field by field: spreading a row of so many columns costs more than checking it. */
export function listingView(row: ListingRow): ListingView {
  return {
    id: row.id,
    farmId: row.farmId,
    productName: row.productName,
    description: row.description,
    price: row.price,
    unit: row.unit,
    category: row.category,
    imageUrl: ownPicture(row.imageUrl),
    imageAlt: row.imageAlt,
    isAvailable: row.isAvailable,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    farmName: row.farmName,
    zipCode: row.zipCode,
    city: row.city,
    state: row.state,
    latitude: row.latitude,
    longitude: row.longitude,
    email: row.email,
    phone: row.phone,
    distanceMiles: row.chord === null ? null : milesFromChord(row.chord),
    isDemonstration: row.isDemonstration,
  };
}
