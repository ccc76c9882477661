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
import type { NearRow } from '../../../directory/search/places.sql.js';
import { milesFromChord } from '../../../platform/geo/earth.js';
import type {
  FarmFactRow,
  ListingCountRow,
  ListingFactRow,
  ProductFactRow,
  VendorFactRow,
} from './facts.sql.js';
import { daysOfMarket, isOpenInWinter } from './market-days.rules.js';
import { countTopics, type TopicPlace } from './topics.rules.js';

export interface FactRows {
  markets: NearRow[];
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
  const named = markets.map((row) => ({ row, place: namedMarket(row) }));
  const byDay = marketsByDay(named, asOf.slice(5));
  const { farms } = rows;
  const topicPlaces: TopicPlace[] = [...farms, ...markets.map((row) => ({ ...row, isUPick: false }))];
  const pick = (which: (farm: FarmFactRow) => boolean) => farms.filter(which).slice(0, NAMED).map(namedFarm);
  return {
    asOf,
    radiusMiles: PAGE_RADIUS_MILES,
    numbers: numbersOf(markets, farms),
    marketsByDay: byDay,
    marketsWithoutDays: named.filter(({ row }) => row.seasons.every(({ hours }) => hours.length === 0))
      .length,
    winterMarkets: winterMarkets(named, asOf.slice(5)),
    growing: growingOf(farms),
    csas: pick(({ kind }) => kind === 'csa'),
    uPicks: pick(({ isUPick }) => isUPick),
    stands: pick(({ kind }) => kind === 'farm_stand' || kind === 'on_farm_market'),
    organic: pick(({ organicCertified }) => organicCertified),
    snapMarkets: named
      .filter(({ row }) => row.features.includes('snap'))
      .slice(0, NAMED)
      .map(({ place }) => place),
    nearestMarket: named[0]?.place ?? null,
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

function numbersOf(markets: readonly NearRow[], farms: readonly FarmFactRow[]): PlaceNumbers {
  const marketsWith = (feature: NearRow['features'][number]) =>
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

interface NamedMarket {
  row: NearRow;
  place: NamedPlace;
}

function marketsByDay(markets: readonly NamedMarket[], monthDay: string): LocationFacts['marketsByDay'] {
  const days = new Map<Weekday, MarketDay[]>();
  for (const { row, place } of markets) {
    for (const { day, hours, season } of daysOfMarket(row.seasons, monthDay)) {
      days.set(day, [...(days.get(day) ?? []), { ...place, hours, season }]);
    }
  }
  return [...days]
    .sort(([a], [b]) => a - b)
    .map(([day, all]) => ({ day, total: all.length, markets: all.slice(0, PER_DAY) }));
}

function winterMarkets(markets: readonly NamedMarket[], monthDay: string): MarketDay[] {
  return markets
    .filter(({ row }) => isOpenInWinter(row.seasons))
    .slice(0, NAMED)
    .map(({ row, place }) => {
      const winter = row.seasons.filter((season) => isOpenInWinter([season]));
      const [first] = daysOfMarket(winter, monthDay);
      return { ...place, hours: first?.hours ?? null, season: first?.season ?? null };
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

const namedMarket = (row: NearRow): NamedPlace => ({ ...namedFarm({ ...row, id: `${row.type}-${row.id}` }) });

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
