import type { PlaceKind } from '@farmgate/backend/contract/directory/place-kinds';
import { shownSocialLinks, type SocialLinks } from '@farmgate/backend/contract/directory/social-links';
import { placePath } from '@farmgate/backend/contract/directory/place-path';
import type { ItemList, ListItem, LocalBusiness, PostalAddress } from 'schema-dts';
import { webAddress } from '../format/format';
import { pictureAddress } from '../format/picture-address';

/** What lists and cards know of a farm or market. */
export interface ListedPlace {
  /** 'place-12', 'farm-7' or 'google-…' */
  id: string;
  kind?: PlaceKind | null | undefined;
  name: string;
  /** One line. Where they are not given by themselves, it tells city and ZIP code as well. */
  address: string;
  city?: string | null;
  state?: string | null | undefined;
  zipCode?: string | null;
  imageUrl?: string | null | undefined;
  phone?: string | null | undefined;
}

/** Where a farm or place is on the web beside its page here. */
interface ElsewhereOnTheWeb {
  website?: string | null | undefined;
  socialLinks?: SocialLinks | undefined;
}

/**
 * What schema.org calls them: where food is sold is a shop for food; for the rest it has no narrower word.
 */
const TYPES: Record<PlaceKind, 'GroceryStore' | 'LocalBusiness'> = {
  farmers_market: 'GroceryStore',
  on_farm_market: 'GroceryStore',
  farm_stand: 'GroceryStore',
  food_hub: 'GroceryStore',
  csa: 'LocalBusiness',
  agritourism: 'LocalBusiness',
  u_pick: 'LocalBusiness',
};

/**
 * Results of other services must not stand in structured data, and their ratings are not ours to hand on.
 * @param publicUrl the site's address without a slash at its end
 * @returns a list of farms and markets: who they are, their addresses, and the pages that tell the rest
 */
export function placeListData(name: string, places: readonly ListedPlace[], publicUrl: string): ItemList {
  const ours = places.filter(({ id }) => !id.startsWith('google-'));
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

/** @returns the city and ZIP code at the end of an address's line, as far as they stand there */
export function townOf(address: string): { city: string | null; zipCode: string | null } {
  const [, city = null, zipCode = null] =
    /^(?:.*, )?([^,\d]+), [A-Z]{2}(?: (\d{5})(?:-\d{4})?)?$/.exec(address) ?? [];
  return { city, zipCode };
}

/** @returns the street of a place: its line of an address without the city, state and ZIP code at the end */
export function streetOf({ address, city }: { address: string; city: string | null }): string {
  if (!city) return address;
  const [line, town] = [address.toLowerCase(), city.toLowerCase()];
  const end = line.lastIndexOf(`, ${town}`);
  if (end >= 0) return address.slice(0, end);
  return line === town || line.startsWith(`${town},`) ? '' : address;
}

/** @returns its pages elsewhere, the website and social networks, as search engines read them */
export function sameAs({ website, socialLinks }: ElsewhereOnTheWeb) {
  const address = webAddress(website);
  const [one, ...more] = [
    ...(address ? [address] : []),
    ...shownSocialLinks(socialLinks).map(({ href }) => href),
  ];
  if (one === undefined) return {};
  return { sameAs: more.length > 0 ? [one, ...more] : one };
}

interface AddressParts {
  street: string;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zipCode?: string | null | undefined;
}

/** @returns an address for search engines, of the parts that are known */
export const postalAddress = ({ street, city, state, zipCode }: AddressParts): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  ...(city && { addressLocality: city }),
  ...(state && { addressRegion: state }),
  ...(zipCode && { postalCode: zipCode }),
  addressCountry: 'US',
});

interface Position {
  latitude: number;
  longitude: number;
  isApproximate?: boolean | undefined;
}

/** @returns where it is for search engines; nothing of a position that is only that of its ZIP code */
export const geo = ({ latitude, longitude, isApproximate }: Position) =>
  isApproximate ? {} : { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } };

/** @returns the whole address of a picture, ours or another site's */
export const onSite = (picture: string, publicUrl: string): string =>
  picture.startsWith('/') ? publicUrl + picture : picture;

function placeData(place: ListedPlace, publicUrl: string): LocalBusiness {
  const path = placePath(place.id, place.name);
  const picture = pictureAddress(place.imageUrl ?? null);
  const { address } = place;
  const { city = null, zipCode = null } = place.city === undefined ? townOf(address) : place;
  return {
    '@type': place.kind ? TYPES[place.kind] : 'LocalBusiness',
    name: place.name,
    address: postalAddress({ street: streetOf({ address, city }), city, state: place.state, zipCode }),
    ...(place.phone && { telephone: place.phone }),
    ...(path && { url: publicUrl + path }),
    ...(picture && { image: onSite(picture, publicUrl) }),
  };
}
