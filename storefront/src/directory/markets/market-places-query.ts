import type { LocationPageCard } from '@farmgate/backend/contract/content/location-pages';
import type { StatePageCard } from '@farmgate/backend/contract/content/state-pages';
import { apiListQueryOf, apiQueryOf } from '../../lib/api/queries';

/** How many cities the page lists without a ZIP code. */
const CITIES = 24;

export type MarketState = Pick<StatePageCard, 'state' | 'slug' | 'marketCount'>;
export type MarketCity = Pick<LocationPageCard, 'city' | 'stateCode' | 'zipCode' | 'marketCount'>;

/** GET /api/state-pages: the states with farmers markets, by name. */
export const marketStatesQuery = () =>
  apiQueryOf<StatePageCard[], MarketState[]>('/api/state-pages', (states) =>
    states
      .filter(({ marketCount }) => marketCount > 0)
      .map(({ state, slug, marketCount }) => ({ state, slug, marketCount })),
  );

/** GET /api/location-pages: the largest cities with farmers markets near them, by size. */
export const marketCitiesQuery = () =>
  apiListQueryOf<LocationPageCard, MarketCity>('/api/location-pages', 'largest', (cities) =>
    cities
      .filter(({ marketCount }) => marketCount > 0)
      .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
      .slice(0, CITIES)
      .map(({ city, stateCode, zipCode, marketCount }) => ({ city, stateCode, zipCode, marketCount })),
  );
