import { shownSocialLinks, type SocialLinks } from '@farmgate/backend/contract/directory/social-links';
import type { PostalAddress } from 'schema-dts';
import { webAddress } from '../../lib/format/format';

/** Where a farm or place is on the web beside its page here. */
interface ElsewhereOnTheWeb {
  website?: string | null | undefined;
  socialLinks?: SocialLinks | undefined;
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
