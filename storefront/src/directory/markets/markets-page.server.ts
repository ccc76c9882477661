import { finderServerPage } from '../finder/finder-page.server';
import { MARKET_FINDER } from './market-finder';
import { marketCitiesQuery, marketStatesQuery } from './market-places-query';

export const marketsServerPage = finderServerPage({
  module: 'src/directory/markets/markets-page.tsx',
  finder: MARKET_FINDER,
  invitation: () => [marketStatesQuery(), marketCitiesQuery()],
});
