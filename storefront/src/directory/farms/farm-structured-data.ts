import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import { META_DESCRIPTION_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, LocalBusiness } from 'schema-dts';
import { breadcrumbData } from '../../lib/breadcrumb-data';
import { webAddress } from '../../lib/format';
import type { Crumb } from '../../ui/breadcrumbs';
import { pictureAddress } from '../../lib/picture-address';
import { openingHours } from '../../lib/structured/opening-hours-data';
import { streetOf } from '../../lib/structured/place-data';

/** There is no farm among schema.org's kinds of businesses. */
const FARM_TYPE = 'https://en.wikipedia.org/wiki/Farm';

/** @returns "Fort Myers, FL", as far as known */
export function townOf({ city, state }: Pick<FarmView, 'city' | 'state'>): string {
  return [city, state].filter(Boolean).join(', ');
}

/** @returns the address in one line: what the farm typed, with what it left out of town, state and ZIP code behind it */
export function wholeAddress({ address, city, state, zipCode }: FarmView): string {
  if (address.includes(zipCode)) return address;
  const line = address.replace(/[,\s]+$/, '');
  const endsWith = (part: string | null) =>
    part !== null && new RegExp(`(^|[,\\s])${escaped(part)}$`, 'i').test(line);
  if (endsWith(state)) return `${line} ${zipCode}`;
  const end = [state, zipCode].filter(Boolean).join(' ');
  if (endsWith(city)) return `${line}, ${end}`;
  return [line, city, end].filter(Boolean).join(', ');
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** @returns the way from the home page down to a farm */
export function farmCrumbs({ name, zipCode }: Pick<FarmView, 'name' | 'zipCode'>): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    { name: `Farms near ${zipCode}`, to: paths.browse({ zipCode }) },
    { name },
  ];
}

/** @returns title, description and keywords of a farm's page */
export function farmMeta(farm: FarmView): { title: string; description: string; keywords: string[] } {
  const town = townOf(farm);
  const { name, productTypes, zipCode } = farm;
  const words = farm.description.replace(/\s+/g, ' ').trim();
  const description =
    words.length > META_DESCRIPTION_LENGTH
      ? `${words.slice(0, META_DESCRIPTION_LENGTH - 1).trimEnd()}…`
      : words;
  return {
    title: town ? `${name} in ${town}` : name,
    description,
    keywords: [name, PLACE_KIND_LABELS[farm.kind], ...productTypes.slice(0, 6), town, zipCode].filter(
      Boolean,
    ),
  };
}

/**
 * The farm for search engines, and the breadcrumb.
 * @param publicUrl the site's address without a slash at its end
 * @param year the year that the seasons' dates are put into, since schema.org knows no dates without one
 */
export function farmStructuredData(farm: FarmView, publicUrl: string, year: number): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [farmData(farm, publicUrl, year), breadcrumbData(farmCrumbs(farm), publicUrl)],
  };
}

function farmData(farm: FarmView, publicUrl: string, year: number): LocalBusiness {
  const address = publicUrl + paths.farm(farm.id);
  const website = webAddress(farm.website);
  const pictures = picturesOf(farm).map((picture) =>
    picture.startsWith('/') ? publicUrl + picture : picture,
  );
  const street = streetOf(farm);
  const hours = openingHours(farm.seasons, year);
  return {
    '@type': 'LocalBusiness',
    '@id': `${address}#farm`,
    additionalType: FARM_TYPE,
    name: farm.name,
    description: farm.description,
    url: address,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(farm.city && { addressLocality: farm.city }),
      ...(farm.state && { addressRegion: farm.state }),
      postalCode: farm.zipCode,
      addressCountry: 'US',
    },
    ...(!farm.isApproximate && {
      geo: { '@type': 'GeoCoordinates', latitude: farm.latitude, longitude: farm.longitude },
    }),
    ...(farm.phone && { telephone: farm.phone }),
    ...(farm.email && { email: farm.email }),
    ...(website && { sameAs: website }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}

function picturesOf({ photos, imageUrl }: FarmView): string[] {
  const all = photos.length > 0 ? photos.map((photo) => photo.imageUrl) : [imageUrl];
  return all.map(pictureAddress).filter((address) => address !== null);
}
