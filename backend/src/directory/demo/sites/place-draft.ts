import type { HoursException, Season } from '../../../contract/directory/hours.js';
import type { BusinessStatus, Feature, PlaceKind } from '../../../contract/directory/place-kinds.js';
import { FEATURES } from '../../../contract/directory/place-kinds.js';
import type { ProductType } from '../../../contract/directory/product-types.js';
import { completeProductTypes } from '../../../contract/directory/product-types.js';
import type { Random } from '../random.js';
import { areaCode } from '../words/states.js';
import type { Site } from './sites.js';

export interface PlaceDraft {
  site: Site;
  kind: PlaceKind;
  name: string;
  description: string;
  address: string;
  street: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  productTypes: ProductType[];
  activities: string[];
  features: Feature[];
  organicCertified: boolean;
  organicOptions: boolean;
  seasons: Season[];
  exceptions?: HoursException[];
  hoursNote: string | null;
  businessStatus: BusinessStatus;
  confirmedDaysAgo: number;
}

export function addressOf(site: Site, street: string, random: Random): { street: string; address: string } {
  const number = site.isTown ? random.int(100, 2999) : random.int(120, 19_900);
  const { city, state, zipCode } = site.zip;
  const line = `${number} ${street}`;
  return { street: line, address: `${line}, ${city}, ${state} ${zipCode}` };
}

/** Telephone numbers of 555-0100 to 555-0199 and hosts below .example are nobody's, and stay so. */
export function contactsOf(
  name: string,
  site: Site,
  random: Random,
): Pick<PlaceDraft, 'phone' | 'email' | 'website'> {
  const host = `${slugOf(name)}.farmgate.example`;
  const phone = `(${areaCode(site.zip.zipCode, site.zip.state)}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`;
  const hasEmail = random.chance(0.85);
  return {
    phone: !hasEmail || random.chance(0.82) ? phone : null,
    email: hasEmail ? `${random.pick(['hello', 'farm', 'hi', 'orders'])}@${host}` : null,
    website: random.chance(0.62) ? `https://${host}` : null,
  };
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 63);

export function drawFeatures(
  shares: Partial<Record<Feature, number>>,
  certain: Iterable<Feature>,
  random: Random,
): Feature[] {
  const has = new Set<Feature>(certain);
  for (const feature of FEATURES) if (random.chance(shares[feature] ?? 0)) has.add(feature);
  if (has.has('snap_match')) has.add('snap');
  return FEATURES.filter((feature) => has.has(feature));
}

export function drawGoods(
  certain: readonly ProductType[],
  perhaps: readonly ProductType[],
  isOrganic: boolean,
  random: Random,
): ProductType[] {
  const kept = perhaps.filter(() => random.chance(0.6));
  return completeProductTypes([...certain, ...kept], isOrganic);
}

export const hoursNoteOf = (seasons: readonly Season[], random: Random): string | null =>
  seasons.length === 0 && random.chance(0.5)
    ? random.pick([
        'Hours change with the harvest; call before you come.',
        'By appointment.',
        "Call or write for this week's hours.",
      ])
    : null;
