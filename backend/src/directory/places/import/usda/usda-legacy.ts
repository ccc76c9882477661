import type { Feature } from '../../../../contract/directory/place-kinds.js';
import { completeProductTypes, type ProductType } from '../../../../contract/directory/product-types.js';
import {
  addressLine,
  coordinatesOf,
  emptyRecord,
  fieldsOf,
  identify,
  withPlace,
  type Fields,
  type MappedRow,
} from '../mapped-row.js';
import { readSocialLinks } from '../normalize/contact/social-links.rules.js';
import { mendWebsite } from '../normalize/contact/websites.rules.js';
import { readSeasons } from '../normalize/hours/seasons.rules.js';
import { mendUpdateTime } from '../normalize/hours/update-times.rules.js';
import { mendCity } from '../normalize/location/cities.rules.js';
import { stateCode } from '../normalize/location/states.rules.js';
import { mendZip } from '../normalize/location/zip.rules.js';
import { mendStreet } from '../normalize/names.rules.js';
import { orderedFeatures } from '../normalize/products/features.rules.js';
import { isYes, oneLine } from '../normalize/text.rules.js';

const PRODUCT_FLAGS = Object.entries<ProductType>({
  bakedgoods: 'Baked Goods',
  cheese: 'Cheese',
  crafts: 'Artisan Goods',
  flowers: 'Flowers',
  eggs: 'Eggs',
  seafood: 'Seafood',
  herbs: 'Herbs',
  vegetables: 'Fresh Vegetables',
  honey: 'Honey',
  jams: 'Preserves',
  maple: 'Maple Syrup',
  meat: 'Meat',
  nursery: 'Nursery Stock',
  nuts: 'Nuts',
  plants: 'Plants',
  poultry: 'Poultry',
  prepared: 'Prepared Foods',
  soap: 'Soap & Body Care',
  trees: 'Trees',
  wine: 'Wine & Spirits',
  coffee: 'Coffee & Tea',
  beans: 'Beans',
  fruits: 'Fresh Fruits',
  grains: 'Grains',
  juices: 'Juices & Ciders',
  mushrooms: 'Mushrooms',
  petfood: 'Pet Food',
  tofu: 'Tofu',
  wildharvested: 'Wild Harvest',
});

const FEATURE_FLAGS = Object.entries<Feature>({
  credit: 'cards',
  wic: 'wic',
  wiccash: 'wic',
  sfmnp: 'senior_fmnp',
  snap: 'snap',
});

const flagged = <T>(row: Fields, flags: readonly (readonly [string, T])[]): T[] =>
  flags.filter(([column]) => isYes(row[column])).map(([, meaning]) => meaning);

function addressOf(row: Fields) {
  const mended = mendCity(row.city);
  const state = stateCode(row.state);
  const knownState = state ?? mended.state;
  const street = mendStreet(row.street);
  // "Ames, IA" in a row of Missouri: one of the two is wrong, which the other witnesses tell.
  const isDoubtful = mended.state !== null && mended.state !== knownState;
  const zipCode = mendZip(row.zip, isDoubtful ? null : knownState);
  const isWhole = mended.city !== null && knownState !== null;
  return {
    cityState: mended.state,
    street,
    city: mended.city,
    state: knownState,
    zipCode,
    address: isWhole ? null : addressLine(street ?? '', oneLine(row.city), oneLine(row.state), zipCode ?? ''),
  };
}

const SEASONS = [1, 2, 3, 4] as const;

export function mapLegacyRow(values: Record<string, string>): MappedRow {
  const row = fieldsOf(values);
  const identity = identify('FMID', 'MarketName', row);
  if (!identity.ok) return identity;
  const organicOptions = isYes(row.organic);
  const website = mendWebsite(row.website);
  const { cityState, ...address } = addressOf(row);
  const county = oneLine(row.county);
  const mapped = withPlace(
    {
      ...emptyRecord({
        source: 'usda_legacy',
        sourceId: identity.id,
        kind: 'farmers_market',
        name: identity.name,
      }),
      updatedAt: mendUpdateTime(row.updatetime),
      ...address,
      ...coordinatesOf(row.x, row.y),
      website,
      socialLinks: readSocialLinks(row, website),
      // No flag at all means that nobody filled them in, not that nothing is sold; both end in an empty list.
      productTypes: completeProductTypes(flagged(row, PRODUCT_FLAGS), organicOptions),
      features: orderedFeatures(flagged(row, FEATURE_FLAGS)),
      organicOptions,
      ...readSeasons(SEASONS.map((n) => ({ dates: row[`season${n}date`], times: row[`season${n}time`] }))),
    },
    values,
    cityState,
  );
  return mapped.ok && county !== '' ? { ...mapped, county } : mapped;
}
