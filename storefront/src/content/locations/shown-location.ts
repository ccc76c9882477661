import type { LocationFacts, MarketDay, NamedPlace } from '@farmgate/backend/contract/content/location-facts';
import type { LocationPageView } from '@farmgate/backend/contract/content/location-pages';
import { PAGE_FARM_CARDS } from '@farmgate/backend/contract/content/page-status';
import { placeCard } from '@farmgate/backend/contract/directory/place-card';
import type { PlaceCard, PlaceView } from '@farmgate/backend/contract/directory/places';
import { type ShownSeason, shownSeason } from '../parts/shown-season';

/** A place as a table of the page names it. */
export type ShownPlace = Pick<NamedPlace, 'id' | 'name' | 'city' | 'distanceMiles'>;
/** A market on its day. */
export type ShownMarket = ShownPlace & Pick<MarketDay, 'features' | 'hours' | 'season'>;

const GROUPS = ['csas', 'uPicks', 'stands', 'organic', 'snapMarkets'] as const;
type Group = (typeof GROUPS)[number];

export interface ShownFacts
  extends
    Pick<
      LocationFacts,
      'asOf' | 'radiusMiles' | 'numbers' | 'marketsWithoutDays' | 'growing' | 'listings' | 'products'
    >,
    Record<Group, ShownPlace[]> {
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
  | 'farmsData'
  | 'farmsDataParsed'
  | 'facts'
  | 'inSeason'
  | 'lastUpdated'
  | 'createdAt'
  | 'id'
  | 'status'
> {
  farmsDataParsed: PlaceCard[];
  facts: ShownFacts;
  inSeason: ShownSeason;
}

const shownPlace = ({ id, name, city, distanceMiles }: NamedPlace): ShownPlace => ({
  id,
  name,
  city,
  distanceMiles,
});

const shownMarket = (market: MarketDay): ShownMarket => ({
  ...shownPlace(market),
  features: market.features,
  hours: market.hours,
  season: market.season,
});

/** The page's cards have no room for a farm's words and features. */
function locationCard(place: PlaceView): PlaceCard {
  const {
    description: _description,
    features: _features,
    timeZone: _timeZone,
    reviews: _reviews,
    attribution: _attribution,
    lastConfirmed: _lastConfirmed,
    ...card
  } = placeCard(place);
  return card;
}

/** @returns what the page shows of its answer */
export function shownLocation(page: LocationPageView): ShownLocation {
  const {
    content: _content,
    farmsData: _farmsData,
    lastUpdated: _lastUpdated,
    createdAt: _createdAt,
    id: _id,
    status: _status,
    facts,
    ...shown
  } = page;
  const { asOf, radiusMiles, numbers, marketsWithoutDays, growing, listings, products } = facts;
  return {
    ...shown,
    farmsDataParsed: page.farmsDataParsed.slice(0, PAGE_FARM_CARDS).map(locationCard),
    inSeason: shownSeason(page.inSeason),
    facts: {
      ...{ asOf, radiusMiles, numbers, marketsWithoutDays, growing, listings, products },
      ...(Object.fromEntries(GROUPS.map((group) => [group, facts[group].map(shownPlace)])) as Record<
        Group,
        ShownPlace[]
      >),
      marketsByDay: facts.marketsByDay.map(({ day, total, markets }) => ({
        day,
        total,
        markets: markets.map(shownMarket),
      })),
    },
  };
}
