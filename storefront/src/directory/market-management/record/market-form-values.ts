import type { Season } from '@farmgate/backend/contract/directory/hours';
import type { MarketRecord } from '@farmgate/backend/contract/directory/market-record';
import type { Feature } from '@farmgate/backend/contract/directory/place-kinds';
import type { ProductType } from '@farmgate/backend/contract/directory/product-types';
import { SOCIAL_NETWORKS, type SocialNetwork } from '@farmgate/backend/contract/directory/social-links';
import { completeSeason } from '../../farms/form/hours-model';

/** What the form of a market holds, in the names of the contract; what there is none of is empty. */
export interface MarketFormValues {
  name: string;
  description: string;
  street: string;
  zipCode: string;
  phone: string;
  email: string;
  website: string;
  /** Names or addresses; empty where there is none. */
  socialLinks: Record<SocialNetwork, string>;
  productTypes: ProductType[];
  features: Feature[];
  seasons: Season[];
  hoursNote: string;
}

export type MarketField = keyof MarketFormValues;

const socialTexts = (links: MarketRecord['socialLinks']) =>
  Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, links[network] ?? ''])) as Record<
    SocialNetwork,
    string
  >;

export const EMPTY_MARKET: MarketFormValues = {
  ...{ name: '', description: '', street: '', zipCode: '', phone: '', email: '', website: '' },
  ...{ socialLinks: socialTexts({}), productTypes: [], features: [], seasons: [], hoursNote: '' },
};

/** @returns a market as its form shows it at first */
export function marketFormValues(record: MarketRecord): MarketFormValues {
  const { name, productTypes, features, seasons } = record;
  return {
    name,
    description: record.description ?? '',
    street: record.street ?? '',
    zipCode: record.zipCode ?? '',
    phone: record.phone ?? '',
    email: record.email ?? '',
    website: record.website ?? '',
    socialLinks: socialTexts(record.socialLinks),
    productTypes,
    features,
    seasons: seasons.map(completeSeason),
    hoursNote: record.hoursNote ?? '',
  };
}

const FIELDS = Object.keys(EMPTY_MARKET) as MarketField[];

/** The order in which chips were pressed says nothing. */
function plain(values: MarketFormValues, field: MarketField): string {
  if (field !== 'features' && field !== 'productTypes') return JSON.stringify(values[field]);
  return JSON.stringify([...values[field]].sort());
}

/** @returns the fields that hold something else by now */
export const changedFields = (before: MarketFormValues, after: MarketFormValues): MarketField[] =>
  FIELDS.filter((field) => plain(before, field) !== plain(after, field));
