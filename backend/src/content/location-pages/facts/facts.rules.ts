import type {
  LocationFacts,
  MarketDay,
  NamedPlace,
  PlaceNumbers,
} from '../../../contract/content/location-facts.js';
import { PAGE_RADIUS_MILES } from '../../../contract/content/page-status.js';
import type { Weekday } from '../../../contract/directory/hours.js';
import { hasOptions } from '../../../contract/marketplace/variant-words.js';
import { houseDay } from '../../../contract/shared/calendar/house-zone.js';
import { amountOf } from '../../../contract/shared/money.js';
import { milesFromChord } from '../../../platform/geo/earth.js';
import type {
  FarmFactRow,
  ListingCountRow,
  ListingFactRow,
  MarketFactRow,
  ProductFactRow,
  VendorFactRow,
} from './facts.sql.js';
import { daysOfMarket, isOpenInWinter } from './market-days.rules.js';
import { countTopics, type TopicPlace } from './topics.rules.js';

export interface FactRows {
  markets: MarketFactRow[];
  farms: FarmFactRow[];
  listingCounts: ListingCountRow[];
  newestListings: ListingFactRow[];
  vendors: VendorFactRow[];
  newestProducts: ProductFactRow[];
}

const NAMED = 6;
const PER_DAY = 8;
const GROWING = 14;

/** @param now its day is the day of the facts */
export function locationFacts(rows: FactRows, now: Date): LocationFacts {
  const asOf = houseDay(now);
  const markets = rows.markets.filter(({ businessStatus }) => businessStatus !== 'CLOSED_PERMANENTLY');
  const { farms } = rows;
  const topicPlaces: TopicPlace[] = [...farms, ...markets];
  const pick = (which: (farm: FarmFactRow) => boolean) => farms.filter(which).slice(0, NAMED).map(namedFarm);
  return {
    asOf,
    radiusMiles: PAGE_RADIUS_MILES,
    numbers: numbersOf(markets, farms),
    marketsByDay: marketsByDay(markets, asOf.slice(5)),
    marketsWithoutDays: markets.filter(({ seasons }) => seasons.every(({ hours }) => hours.length === 0))
      .length,
    winterMarkets: winterMarkets(markets, asOf.slice(5)),
    growing: growingOf(farms),
    csas: pick(({ kind }) => kind === 'csa'),
    uPicks: pick(({ isUPick }) => isUPick),
    stands: pick(({ kind }) => kind === 'farm_stand' || kind === 'on_farm_market'),
    organic: pick(({ organicCertified }) => organicCertified),
    snapMarkets: markets
      .filter(({ features }) => features.includes('snap'))
      .slice(0, NAMED)
      .map(namedMarket),
    nearestMarket: markets[0] ? namedMarket(markets[0]) : null,
    nearestFarm: farms[0] ? namedFarm(farms[0]) : null,
    listings: {
      count: rows.listingCounts.reduce((sum, { count }) => sum + count, 0),
      categories: rows.listingCounts,
      newest: rows.newestListings.map(({ id, productName, price, unit, category, farmName, city }) => ({
        ...{ id, productName, price, unit, category, farmName, city },
      })),
    },
    products: productFacts(rows),
    topics: countTopics(topicPlaces),
  };
}

/** @returns the same text as long as nothing has changed, whatever the day */
export function factsKey(facts: LocationFacts): string {
  return JSON.stringify({ ...facts, asOf: '' });
}

function numbersOf(markets: readonly MarketFactRow[], farms: readonly FarmFactRow[]): PlaceNumbers {
  const marketsWith = (feature: MarketFactRow['features'][number]) =>
    markets.filter(({ features }) => features.includes(feature)).length;
  const all = [...markets, ...farms];
  const ofKind = (...kinds: string[]) => farms.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    markets: markets.length,
    farms: farms.length,
    csas: ofKind('csa'),
    uPicks: farms.filter(({ isUPick }) => isUPick).length,
    stands: ofKind('farm_stand', 'on_farm_market'),
    foodHubs: ofKind('food_hub'),
    organicCertified: all.filter(({ organicCertified }) => organicCertified).length,
    organic: all.filter((place) => place.organicCertified || place.organicOptions).length,
    snapMarkets: marketsWith('snap'),
    wicMarkets: markets.filter(({ features }) => features.includes('wic') || features.includes('wic_fmnp'))
      .length,
    snapMatchMarkets: marketsWith('snap_match'),
    winterMarkets: markets.filter(({ seasons }) => isOpenInWinter(seasons)).length,
  };
}

function marketsByDay(markets: readonly MarketFactRow[], monthDay: string): LocationFacts['marketsByDay'] {
  const days = new Map<Weekday, { total: number; markets: MarketDay[] }>();
  for (const market of markets) {
    for (const { day, hours, season } of daysOfMarket(market.seasons, monthDay)) {
      const found = days.get(day) ?? { total: 0, markets: [] };
      days.set(day, found);
      found.total += 1;
      if (found.markets.length < PER_DAY) found.markets.push({ ...namedMarket(market), hours, season });
    }
  }
  return [...days].sort(([a], [b]) => a - b).map(([day, found]) => ({ day, ...found }));
}

function winterMarkets(markets: readonly MarketFactRow[], monthDay: string): MarketDay[] {
  return markets
    .filter(({ seasons }) => isOpenInWinter(seasons))
    .slice(0, NAMED)
    .map((market) => {
      const winter = market.seasons.filter((season) => isOpenInWinter([season]));
      const [first] = daysOfMarket(winter, monthDay);
      return { ...namedMarket(market), hours: first?.hours ?? null, season: first?.season ?? null };
    });
}

function growingOf(farms: readonly FarmFactRow[]): LocationFacts['growing'] {
  const counts = new Map<string, number>();
  for (const { productTypes } of farms) {
    for (const type of productTypes) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  // It follows from the others, and says less.
  counts.delete('Fresh Produce');
  return [...counts]
    .map(([productType, count]) => ({ productType, count }))
    .sort((a, b) => b.count - a.count || a.productType.localeCompare(b.productType))
    .slice(0, GROWING);
}

function productFacts({ vendors, newestProducts }: FactRows): LocationFacts['products'] {
  return {
    count: vendors.reduce((sum, { products }) => sum + products, 0),
    vendorCount: vendors.length,
    vendors: vendors.slice(0, NAMED).map(({ id, businessName, city, chord, products }) => ({
      id,
      businessName,
      city,
      distanceMiles: milesFromChord(chord),
      products,
    })),
    newest: newestProducts.map(({ variantCount, pricePer, ...row }) => ({
      ...row,
      price: amountOf(row.price),
      ...(hasOptions({ variantCount }) && { variantCount }),
      ...(pricePer !== null && { pricePer }),
    })),
  };
}

const namedMarket = (row: MarketFactRow): NamedPlace => namedFarm({ ...row, id: `place-${row.id}` });

const namedFarm = (row: Omit<FarmFactRow, 'isUPick'>): NamedPlace => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  city: row.city,
  state: row.state,
  distanceMiles: milesFromChord(row.chord),
  productTypes: row.productTypes,
  features: row.features,
  organicCertified: row.organicCertified,
  organicOptions: row.organicOptions,
});
