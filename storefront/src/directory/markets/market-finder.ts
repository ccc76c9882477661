import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { PlaceFinder } from '../finder/finder';
import type { KindChoice } from '../search/filters/filter-options';
import { marketsFound } from '../search/results/counts';

const MARKET_KIND_CHOICE: KindChoice = {
  kinds: ['farmers_market', 'on_farm_market'],
  preset: ['farmers_market'],
  options: [
    { value: '', label: 'Farmers markets' },
    { value: 'on_farm_market', label: 'On-farm markets' },
    { value: 'farmers_market,on_farm_market', label: 'Both kinds' },
  ],
};

export const MARKET_FINDER: PlaceFinder = {
  path: paths.farmersMarkets(),
  name: 'Farmers Markets',
  list: 'markets',
  kind: null,
  kinds: MARKET_KIND_CHOICE,
  what: 'markets',
  button: 'Find Markets',
  heading: (where) => `Farmers Markets${where ? ` Near ${where}` : ''}`,
  title: (where) => `Farmers Markets Near ${where ?? 'You'}`,
  description: (where) =>
    `Farmers markets near ${where}: opening hours, products, SNAP and WIC, directions and a map. Search by ZIP code.`,
  keywords: [
    'farmers markets',
    'farmers market near me',
    'local produce',
    'SNAP farmers markets',
    'market hours',
  ],
  found: marketsFound,
};
