import { type PageRequest, page } from '../lib/page';
import { readBrowse } from './browse/browse-address';
import { browseQueries } from './browse/browse-queries';
import { homeSearchCall, readHomeSearch } from './home/home-address';
import { NEWEST_LISTINGS } from './home/newest-listings-call';
import { readMarkets } from './markets/markets-address';
import { listingQuery, listingsQuery, placesQuery } from './queries';
import { placesAddress } from './search/place-filters';
import { zipQueries } from './search/zip-center';

/** The directory's rows of the route table. */
export const directoryPages = [
  page({
    path: '/',
    module: 'src/directory/home/home-page.tsx',
    component: () => import('./home/home-page').then((module) => module.HomePage),
    load: ({ query }: PageRequest) => {
      const search = readHomeSearch(query);
      const results = search.zipCode === '' ? [] : [placesQuery(homeSearchCall(search))];
      return [listingsQuery(NEWEST_LISTINGS), ...results, ...zipQueries(search.zipCode)];
    },
  }),
  page({
    path: ['/browse', '/products'],
    module: 'src/directory/browse/browse-page.tsx',
    component: () => import('./browse/browse-page').then((module) => module.BrowsePage),
    load: ({ query }: PageRequest) => {
      const state = readBrowse(query);
      return [...browseQueries(state), ...zipQueries(state.zipCode)];
    },
  }),
  page({
    path: ['/farmers-markets', '/vendors'],
    module: 'src/directory/markets/markets-page.tsx',
    component: () => import('./markets/markets-page').then((module) => module.MarketsPage),
    load: ({ query }: PageRequest) => {
      const state = readMarkets(query);
      if (state.zipCode === '') return [];
      return [placesQuery(placesAddress('markets', state)), ...zipQueries(state.zipCode)];
    },
  }),
  page({
    path: ['/listings/:id', '/vendors/:id'],
    module: 'src/directory/listing-detail/listing-page.tsx',
    component: () => import('./listing-detail/listing-page').then((module) => module.ListingPage),
    subject: ({ params }: PageRequest) => listingQuery(params.id ?? ''),
  }),
];
