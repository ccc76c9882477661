import type { LocationFacts, NamedPlace } from '../../../contract/content/location-facts.js';
import { HUB_TOPICS } from '../../../contract/content/page-status.js';
import { TOPIC_RULES } from './topics.rules.js';

const GROUPS = ['csas', 'uPicks', 'stands', 'organic', 'snapMarkets'] as const;
type Gone = NamedPlace & { isUPick: boolean; isWinter: boolean; hasDay: boolean };

/** @returns like 'place-12', 'farm-7', 'listing-3', 'product-4', 'vendor-5' */
export function keysOf(facts: LocationFacts): string[] {
  const { listings, products } = facts;
  return [
    ...new Set([
      ...placesOf(facts).map(({ id }) => id),
      ...listings.newest.map(({ id }) => `listing-${id}`),
      ...products.newest.map(({ id }) => `product-${id}`),
      ...products.vendors.map(({ id }) => `vendor-${id}`),
    ]),
  ];
}

/** @param isThere of a key of `keysOf` @returns the same object where nothing is gone */
export function withoutGone(
  facts: LocationFacts,
  isThere: (key: string) => boolean,
  nearest: readonly NamedPlace[],
): LocationFacts {
  if (keysOf(facts).every(isThere)) return facts;
  const left = <Place extends NamedPlace>(places: readonly Place[]) => places.filter(({ id }) => isThere(id));
  const gone = goneOf(facts, isThere);
  const [markets, farms] = [gone.filter(isMarket), gone.filter((place) => !isMarket(place))];
  const nearestOf = (place: NamedPlace | null, isKind: (place: NamedPlace) => boolean) =>
    place === null || isThere(place.id) ? place : (nearest.find(isKind) ?? null);
  return {
    ...facts,
    numbers: numbersWithout(facts.numbers, markets, farms),
    marketsByDay: facts.marketsByDay
      .map(({ day, total, markets: all }) => {
        const open = left(all);
        return { day, total: total - all.length + open.length, markets: open };
      })
      .filter(({ total }) => total > 0),
    marketsWithoutDays: less(facts.marketsWithoutDays, markets.filter(({ hasDay }) => !hasDay).length),
    winterMarkets: left(facts.winterMarkets),
    growing: facts.growing
      .map(({ productType, count }) => ({
        productType,
        count: count - farms.filter(({ productTypes }) => productTypes.includes(productType)).length,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.productType.localeCompare(b.productType)),
    ...(Object.fromEntries(GROUPS.map((group) => [group, left(facts[group])])) as Pick<
      LocationFacts,
      (typeof GROUPS)[number]
    >),
    nearestMarket: nearestOf(facts.nearestMarket, isMarket),
    nearestFarm: nearestOf(facts.nearestFarm, (place) => !isMarket(place)),
    listings: listingsWithout(facts.listings, isThere),
    products: productsWithout(facts.products, isThere),
    topics: facts.topics
      .map(({ topic, count }) => ({ topic, count: count - gone.filter(TOPIC_RULES[topic].matches).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || HUB_TOPICS.indexOf(a.topic) - HUB_TOPICS.indexOf(b.topic)),
  };
}

const isMarket = ({ kind }: Pick<NamedPlace, 'kind'>): boolean => kind === 'farmers_market';
const less = (count: number, by: number): number => Math.max(0, count - by);

const placesOf = (facts: LocationFacts): NamedPlace[] => [
  ...GROUPS.flatMap((group) => facts[group]),
  ...facts.marketsByDay.flatMap(({ markets }) => markets),
  ...facts.winterMarkets,
  ...(facts.nearestMarket ? [facts.nearestMarket] : []),
  ...(facts.nearestFarm ? [facts.nearestFarm] : []),
];

function goneOf(facts: LocationFacts, isThere: (key: string) => boolean): Gone[] {
  const has = (places: readonly NamedPlace[], { id }: NamedPlace) => places.some((place) => place.id === id);
  const byId = new Map(
    placesOf(facts)
      .filter(({ id }) => !isThere(id))
      .map((place) => [place.id, place]),
  );
  return [...byId.values()].map((place) => ({
    ...place,
    isUPick: place.kind === 'u_pick' || has(facts.uPicks, place),
    isWinter: has(facts.winterMarkets, place),
    hasDay: facts.marketsByDay.some(({ markets }) => has(markets, place)),
  }));
}

function numbersWithout(
  numbers: LocationFacts['numbers'],
  markets: readonly Gone[],
  farms: readonly Gone[],
): LocationFacts['numbers'] {
  const all = [...markets, ...farms];
  const marketsWith = (...features: Gone['features']) =>
    markets.filter((market) => features.some((feature) => market.features.includes(feature))).length;
  const ofKind = (...kinds: Gone['kind'][]) => farms.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    markets: less(numbers.markets, markets.length),
    farms: less(numbers.farms, farms.length),
    csas: less(numbers.csas, ofKind('csa')),
    uPicks: less(numbers.uPicks, farms.filter(({ isUPick }) => isUPick).length),
    stands: less(numbers.stands, ofKind('farm_stand', 'on_farm_market')),
    foodHubs: less(numbers.foodHubs, ofKind('food_hub')),
    organicCertified: less(
      numbers.organicCertified,
      all.filter(({ organicCertified }) => organicCertified).length,
    ),
    organic: less(
      numbers.organic,
      all.filter((place) => place.organicCertified || place.organicOptions).length,
    ),
    snapMarkets: less(numbers.snapMarkets, marketsWith('snap')),
    wicMarkets: less(numbers.wicMarkets, marketsWith('wic', 'wic_fmnp')),
    snapMatchMarkets: less(numbers.snapMatchMarkets, marketsWith('snap_match')),
    winterMarkets: less(numbers.winterMarkets, markets.filter(({ isWinter }) => isWinter).length),
  };
}

function listingsWithout(
  { count, categories, newest }: LocationFacts['listings'],
  isThere: (key: string) => boolean,
): LocationFacts['listings'] {
  const gone = newest.filter(({ id }) => !isThere(`listing-${id}`));
  return {
    count: less(count, gone.length),
    categories: categories
      .map((known) => ({
        category: known.category,
        count: known.count - gone.filter(({ category }) => category === known.category).length,
      }))
      .filter((known) => known.count > 0)
      .sort((a, b) => b.count - a.count),
    newest: newest.filter(({ id }) => isThere(`listing-${id}`)),
  };
}

function productsWithout(
  { count, vendors, vendorCount = vendors.length, newest }: LocationFacts['products'],
  isThere: (key: string) => boolean,
): LocationFacts['products'] {
  const left = vendors.filter(({ id }) => isThere(`vendor-${id}`));
  const withThem = vendors
    .filter((vendor) => !left.includes(vendor))
    .reduce((sum, { products }) => sum + products, 0);
  const goneOf = (name: string) =>
    newest.filter(({ id, businessName }) => !isThere(`product-${id}`) && businessName === name).length;
  const vendorsLeft = left
    .map((vendor) => ({ ...vendor, products: vendor.products - goneOf(vendor.businessName) }))
    .filter(({ products }) => products > 0);
  const ofOthers = left.reduce((sum, { businessName }) => sum + goneOf(businessName), 0);
  return {
    count: less(count, withThem + ofOthers),
    vendorCount: less(vendorCount, vendors.length - vendorsLeft.length),
    vendors: vendorsLeft,
    newest: newest.filter(({ id }) => isThere(`product-${id}`)),
  };
}
