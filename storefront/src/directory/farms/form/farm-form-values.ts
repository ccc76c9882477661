import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import type { HoursException, Season } from '@farmgate/backend/contract/directory/hours';
import {
  BUSINESS_STATUSES,
  type BusinessStatus,
  type Feature,
  type PlaceKind,
} from '@farmgate/backend/contract/directory/place-kinds';
import { PRODUCT_TYPES, type ProductType } from '@farmgate/backend/contract/directory/product-types';
import {
  SOCIAL_NETWORKS,
  type SocialLinks,
  type SocialNetwork,
} from '@farmgate/backend/contract/directory/social-links';
import { changesSince, seenIn } from '../../../ui/forms/meanwhile';
import { NO_PICTURE, type PictureValue } from '../../../ui/pictures/picture-value';
import { completeSeason } from './hours-model';

/** What the farm form holds, in the names of the contract; texts that may be left out are empty. */
export interface FarmFormValues {
  name: string;
  description: string;
  address: string;
  zipCode: string;
  email: string;
  phone: string;
  website: string;
  /** Names or addresses; empty where there is none. */
  socialLinks: Record<SocialNetwork, string>;
  kind: PlaceKind;
  productTypes: ProductType[];
  activities: string[];
  features: Feature[];
  organicCertified: boolean;
  seasons: Season[];
  /** Dates with other hours; a day that is not chosen yet is empty. */
  exceptions: HoursException[];
  /** That the hours are still right where they are not changed. */
  hoursChecked: boolean;
  businessStatus: BusinessStatus;
  /** Only where somebody gave the farm's own position. */
  latitude: number | null;
  longitude: number | null;
  /** The first photo of a new farm, and what it shows. */
  picture: PictureValue;
  pictureAlt: string;
}

function socialTexts(links: SocialLinks): Record<SocialNetwork, string> {
  const texts = SOCIAL_NETWORKS.map((network) => [network, links[network] ?? '']);
  return Object.fromEntries(texts) as Record<SocialNetwork, string>;
}

export const EMPTY_FARM: FarmFormValues = {
  name: '',
  description: '',
  address: '',
  zipCode: '',
  email: '',
  phone: '',
  website: '',
  socialLinks: socialTexts({}),
  kind: 'on_farm_market',
  productTypes: [],
  activities: [],
  features: [],
  organicCertified: false,
  seasons: [],
  exceptions: [],
  hoursChecked: false,
  businessStatus: 'OPERATIONAL',
  latitude: null,
  longitude: null,
  ...{ picture: NO_PICTURE, pictureAlt: '' },
};

/** @returns a farm as its form shows it at first */
export function farmFormValues(farm: FarmView): FarmFormValues {
  const { name, description, address, zipCode, kind, activities, features, organicCertified } = farm;
  return {
    name,
    description,
    address,
    zipCode,
    email: farm.email ?? '',
    phone: farm.phone ?? '',
    website: farm.website ?? '',
    socialLinks: socialTexts(farm.socialLinks),
    kind,
    productTypes: PRODUCT_TYPES.filter((type) => farm.productTypes.includes(type)),
    activities,
    features,
    organicCertified,
    seasons: farm.seasons.map(completeSeason),
    exceptions: farm.exceptions,
    hoursChecked: false,
    businessStatus: BUSINESS_STATUSES.find((status) => status === farm.businessStatus) ?? 'OPERATIONAL',
    latitude: farm.isApproximate ? null : farm.latitude,
    longitude: farm.isApproximate ? null : farm.longitude,
    ...{ picture: NO_PICTURE, pictureAlt: '' },
  };
}

/** @returns what is checked and sent; a photo goes beside it */
export function farmRequest({ picture: _picture, pictureAlt: _alt, ...fields }: FarmFormValues) {
  return fields;
}

/**
 * @param seen what the form was filled with
 * @returns for `was`: what it had shown in the fields that are changed. Who says that the hours are right
 * means those that were shown.
 */
export function farmWas(seen: FarmView, values: FarmFormValues): Record<string, unknown> {
  const changed = Object.keys(changesSince(farmFormValues(seen), values));
  const isMoved = changed.includes('latitude') || changed.includes('longitude');
  const also = [...(isMoved ? ['latitude', 'longitude'] : []), ...(values.hoursChecked ? ['seasons'] : [])];
  return seenIn(seen, [...changed, ...also]);
}

/** Another name or another address is another farm until an administrator has looked at it. */
export function asksForVerification(before: FarmFormValues, after: FarmFormValues): boolean {
  const same = (one: string, other: string) => one.trim() === other.trim();
  return !(
    same(before.name, after.name) &&
    same(before.address, after.address) &&
    same(before.zipCode, after.zipCode)
  );
}

/**
 * @returns a website as it was typed; "www.larkspur.example" with the https:// that its browser does not show
 */
export function withScheme(website: string): string {
  const text = website.trim();
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#].*)?$/i.test(text) ? `https://${text}` : website;
}
