import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ItemList, ListItem, LocalBusiness } from 'schema-dts';
import { webAddress } from '../../lib/format';
import { pictureAddress } from '../../lib/picture-address';

/** @returns a list of listings, by their addresses */
export function listingListData(listings: readonly ListingView[], publicUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    name: 'Marketplace listings',
    numberOfItems: listings.length,
    itemListElement: listings.map(({ id, productName }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: productName,
      url: publicUrl + paths.listing(id),
    })),
  };
}

/** @returns a list of places with what is known of them. Results of other services must not stand in structured data. */
export function placeListData(name: string, places: readonly PlaceView[], publicUrl: string): ItemList {
  const ours = places.filter(({ source }) => source.name !== 'google');
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: ours.length,
    itemListElement: ours.map((place, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      item: placeData(place, publicUrl),
    })),
  };
}

/** @returns the street of a place: its line of an address without the city, state and ZIP code at the end */
export function streetOf({ address, city }: Pick<PlaceView, 'address' | 'city'>): string {
  if (!city) return address;
  const [line, town] = [address.toLowerCase(), city.toLowerCase()];
  const end = line.lastIndexOf(`, ${town}`);
  if (end >= 0) return address.slice(0, end);
  return line === town || line.startsWith(`${town},`) ? '' : address;
}

function placeData(place: PlaceView, publicUrl: string): LocalBusiness {
  const website = webAddress(place.website);
  const picture = pictureAddress(place.imageUrl);
  const street = streetOf(place);
  return {
    '@type': 'LocalBusiness',
    name: place.name,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(place.city && { addressLocality: place.city }),
      ...(place.state && { addressRegion: place.state }),
      ...(place.zipCode && { postalCode: place.zipCode }),
      addressCountry: 'US',
    },
    ...(!place.isApproximate && {
      geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    }),
    ...(place.description && { description: place.description }),
    ...(place.phone && { telephone: place.phone }),
    ...(website && { url: website }),
    ...(picture && { image: picture.startsWith('/') ? publicUrl + picture : picture }),
    ...(place.rating !== null &&
      place.userRatingsTotal && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: place.rating,
          reviewCount: place.userRatingsTotal,
        },
      }),
  };
}
