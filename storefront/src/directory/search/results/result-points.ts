import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import type { MapPoint } from '../../../ui/map/map-types';
import type { ListingCard } from '../../listings/listing-card-data';

/** @returns the places as points of the map */
export function placePoints(places: readonly PlaceCard[], kind: 'market' | 'farm'): MapPoint[] {
  return places.map(({ id, name, latitude, longitude, isApproximate, distanceMiles }) => ({
    id,
    label: name,
    kind,
    latitude,
    longitude,
    isApproximate: isApproximate ?? false,
    distanceMiles,
  }));
}

/**
 * @returns the listings as points of the map, as far as it is known where they are: in the middle of their
 * ZIP code
 */
export function listingPoints(listings: readonly ListingCard[]): MapPoint[] {
  return listings.flatMap(({ id, productName, latitude, longitude, distanceMiles }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            id: listingPointId(id),
            label: productName,
            kind: 'listing' as const,
            latitude,
            longitude,
            isApproximate: true,
            distanceMiles,
          },
        ],
  );
}

/** Ids of listings and places must not meet. */
export const listingPointId = (id: number) => `listing-${id}`;
