import type { LocationFacts, MarketDay, NamedPlace } from '@farmgate/backend/contract/content/location-facts';
import type { LocationPageView } from '@farmgate/backend/contract/content/location-pages';
import { PAGE_FARM_CARDS } from '@farmgate/backend/contract/content/page-status';
import type { MarketDaysNear, MarketOnDay } from '@farmgate/backend/contract/directory/market-days-near';
import { placeCard } from '@farmgate/backend/contract/directory/place-card';
import type { PlaceKind } from '@farmgate/backend/contract/directory/place-kinds';
import type { PlaceCard, PlaceView } from '@farmgate/backend/contract/directory/places';
import { type ShownSeason, shownSeason } from '../parts/shown-season';

/** A place as a table of the page names it. */
export type ShownPlace = Pick<NamedPlace, 'id' | 'name' | 'city' | 'distanceMiles'>;
/** What people have to know of before they come to a market. */
const PAYMENTS = ['snap', 'snap_match', 'wic_fmnp', 'wic', 'senior_fmnp'] as const;

/** A market on its day. */
export interface ShownMarket extends ShownPlace, Pick<MarketDay, 'hours' | 'season'> {
  payments: (typeof PAYMENTS)[number][];
}

const GROUPS = ['csas', 'uPicks', 'stands', 'organic', 'snapMarkets'] as const;
type Group = (typeof GROUPS)[number];

export interface ShownFacts
  extends Pick<LocationFacts, 'marketsWithoutDays' | 'growing'>, Record<Group, ShownPlace[]> {
  numbers: Pick<LocationFacts['numbers'], Group>;
  listings: Omit<LocationFacts['listings'], 'categories'>;
  products: Omit<LocationFacts['products'], 'vendors'> & { vendors: { id: number; businessName: string }[] };
  marketsByDay: {
    day: LocationFacts['marketsByDay'][number]['day'];
    total: number;
    markets: ShownMarket[];
  }[];
}

/** What a city's page shows of its answer; the rest is not carried along in its HTML. */
export interface ShownLocation extends Omit<
  LocationPageView,
  | 'content'
  | 'contentHtml'
  | 'farmsData'
  | 'farmsDataParsed'
  | 'facts'
  | 'hubs'
  | 'inSeason'
  | 'neighbors'
  | 'saturday'
  | 'lastUpdated'
  | 'createdAt'
  | 'id'
  | 'status'
> {
  farmsDataParsed: PlaceCard[];
  facts: Pick<LocationFacts, 'asOf' | 'radiusMiles'>;
  /** The text's first paragraph. */
  lead: string;
  /** The crops come with scripts. */
  season: Pick<ShownSeason, 'month' | 'count'>;
  /** Not in the browser that takes the server's page over: it keeps these parts as they are. */
  below?: ShownBelow;
}

/** What is below the farms: words and links. */
export interface ShownBelow extends Pick<LocationPageView, 'hubs'> {
  /** The text without its first paragraph: it tells in words what the lists before it show. */
  text: string;
  facts: ShownFacts;
  neighbors: ShownNeighbor[];
  saturday: ShownSaturday;
}

/** A market nearby on the coming Saturday, with some of those who are there. */
export interface ShownMarketDay extends Pick<
  MarketOnDay['day'],
  'hours' | 'status' | 'reason' | 'address' | 'weather'
> {
  place: Pick<MarketOnDay['place'], 'id' | 'name' | 'distanceMiles'>;
  /** Those who said that they come; where nobody has, those who usually do. */
  sellers: string[];
  areSure: boolean;
  /** How many of the same there are beside these. */
  more: number;
}
export interface ShownSaturday extends Pick<MarketDaysNear, 'date' | 'total'> {
  markets: ShownMarketDay[];
}

/** So many of those who sell at a market are named. */
const SELLERS = 5;

function shownMarketDay({ place, day, lineUp, comingTotal, usualTotal }: MarketOnDay): ShownMarketDay {
  const areSure = comingTotal > 0;
  const named = lineUp.filter(({ presence }) => presence === (areSure ? 'coming' : 'usual'));
  const sellers = named.slice(0, SELLERS).map(({ name }) => name);
  return {
    place: { id: place.id, name: place.name, distanceMiles: place.distanceMiles },
    ...{ hours: day.hours, status: day.status, reason: day.reason },
    ...{ address: day.address, weather: day.weather },
    ...{ sellers, areSure, more: (areSure ? comingTotal : usualTotal) - sellers.length },
  };
}

type Neighbor = LocationPageView['neighbors'][number];

/** A city nearby, with how many farms and markets there are around it. */
export interface ShownNeighbor extends Pick<Neighbor, 'city' | 'stateCode' | 'slug'> {
  count: number;
}

const shownNeighbor = ({ city, stateCode, slug, farmCount, marketCount }: Neighbor): ShownNeighbor => ({
  city,
  stateCode,
  slug,
  count: farmCount + marketCount,
});

const shownPlace = ({ id, name, city, distanceMiles }: NamedPlace): ShownPlace => ({
  id,
  name,
  city,
  distanceMiles,
});

const shownMarket = (market: MarketDay): ShownMarket => ({
  ...shownPlace(market),
  payments: PAYMENTS.filter((feature) => market.features.includes(feature)),
  hours: market.hours,
  season: market.season,
});

/** The page's cards have no room for a farm's words, features and week, nor for more than a website. */
function locationCard(place: PlaceView): PlaceCard {
  const {
    description: _description,
    features: _features,
    openingHours: _openingHours,
    hoursNote: _hoursNote,
    seasons: _seasons,
    timeZone: _timeZone,
    reviews: _reviews,
    attribution: _attribution,
    lastConfirmed: _lastConfirmed,
    socialLinks,
    ...card
  } = placeCard(place);
  return card.website || !socialLinks ? card : { ...card, socialLinks };
}

export const isMarket = ({ kind }: { kind?: PlaceKind | null | undefined }): boolean =>
  kind === 'farmers_market';

/** The nearest farms, and markets where these leave room: all of them stand by their days further down. */
function shownPlaces(places: readonly PlaceView[]): PlaceView[] {
  const farms = places.filter((place) => !isMarket(place)).slice(0, PAGE_FARM_CARDS);
  return [...farms, ...places.filter(isMarket)].slice(0, PAGE_FARM_CARDS);
}

function textParts(html: string): { lead: string; text: string } {
  const end = html.indexOf('</p>') + '</p>'.length;
  return html.startsWith('<p>')
    ? { lead: html.slice(0, end), text: html.slice(end) }
    : { lead: '', text: html };
}

/** @returns it without what the browser keeps as the server made it */
export const carriedLocation = ({ below: _below, ...page }: ShownLocation): ShownLocation => page;

/** @returns what the page shows of its answer */
export function shownLocation(page: LocationPageView): ShownLocation & { below: ShownBelow } {
  const {
    content: _content,
    contentHtml,
    farmsData: _farmsData,
    lastUpdated: _lastUpdated,
    createdAt: _createdAt,
    id: _id,
    status: _status,
    hubs,
    inSeason,
    neighbors,
    saturday,
    facts,
    ...shown
  } = page;
  const { asOf, radiusMiles } = facts;
  const { lead, text } = textParts(contentHtml);
  const { month, count } = shownSeason(inSeason);
  return {
    ...shown,
    farmsDataParsed: shownPlaces(page.farmsDataParsed).map(locationCard),
    facts: { asOf, radiusMiles },
    lead,
    season: { month, count },
    below: {
      text,
      hubs,
      neighbors: neighbors.map(shownNeighbor),
      saturday: { date: saturday.date, total: saturday.total, markets: saturday.items.map(shownMarketDay) },
      facts: shownFacts(facts),
    },
  };
}

function shownFacts(facts: LocationFacts): ShownFacts {
  const { numbers, marketsWithoutDays, growing, listings, products } = facts;
  const { csas, uPicks, stands, organic, snapMarkets } = numbers;
  return {
    ...{ marketsWithoutDays, growing },
    numbers: { csas, uPicks, stands, organic, snapMarkets },
    listings: { count: listings.count, newest: listings.newest },
    products: {
      count: products.count,
      ...(products.vendorCount !== undefined && { vendorCount: products.vendorCount }),
      newest: products.newest,
      vendors: products.vendors.map(({ id, businessName }) => ({ id, businessName })),
    },
    ...(Object.fromEntries(GROUPS.map((group) => [group, facts[group].map(shownPlace)])) as Record<
      Group,
      ShownPlace[]
    >),
    marketsByDay: facts.marketsByDay.map(({ day, total, markets }) => ({
      day,
      total,
      markets: markets.map(shownMarket),
    })),
  };
}
