import type { PlaceView } from '../../contract/directory/places.js';
import { ownPicture } from '../../contract/shared/images.js';
import { milesFromChord } from '../../platform/geo/earth.js';
import { openingView } from '../places/opening/opening-view.js';
import { sourceView } from '../places/source-view.js';
import type { NearRow } from './places.sql.js';

/** Field by field: spreading a row of so many columns costs more than all else here together. */
export function placeView(row: NearRow, now: Date): PlaceView {
  const isTwin = row.originalChord !== null;
  const opening = openingView(row, now);
  return {
    id: `${row.type}-${row.id}`,
    kind: row.kind,
    name: row.name,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    latitude: row.latitude,
    longitude: row.longitude,
    isApproximate: row.isApproximate,
    distanceMiles: milesFromChord(row.chord),
    description: row.description,
    imageUrl: ownPicture(row.imageUrl),
    phone: isTwin ? null : row.phone,
    website: isTwin ? null : row.website,
    socialLinks: isTwin ? {} : row.socialLinks,
    rating: null,
    userRatingsTotal: null,
    openingHours: opening.openingHours,
    hoursNote: opening.hoursNote,
    seasons: row.seasons,
    hoursConfirmed: row.hoursConfirmed,
    timeZone: row.timeZone,
    openSaturday: opening.openSaturday,
    openSummary: opening.openSummary,
    movedTo: opening.movedTo,
    productTypes: row.productTypes,
    farmActivities: row.activities,
    features: row.features,
    organicCertified: row.organicCertified,
    organicOptions: row.organicOptions,
    businessStatus: row.businessStatus,
    googleMapsUrl: null,
    reviews: [],
    isVerified: row.isVerified,
    isClaimed: row.isClaimed,
    isDemonstration: row.source === 'demo',
    source: sourceView(row.source),
    lastConfirmed: row.lastConfirmed,
    unconfirmedSince: row.unconfirmedSince,
  };
}
