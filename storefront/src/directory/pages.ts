import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { ListPage } from '../lib/api';
import { inSeasonQuery } from '../lib/in-season';
import { type PageRequest, page } from '../lib/page';
import { readBrowse } from './browse/browse-address';
import { browseQueries, pagedQuery } from './browse/browse-queries';
import { claimCall, readClaim } from './farms/claim/claim-address';
import { claimQuery, farmListingsQuery, farmQuery, mergedFarmPath } from './farms/farm-queries';
import { latestArticlesQuery } from './home/home-calls';
import { homeSearchCall, readHomeSearch } from './home/home-address';
import { NEWEST_LISTINGS } from './home/newest-listings-call';
import { marketsCall, readMarkets } from './markets/markets-address';
import { listingQuery, listingsQuery, placesQuery } from './queries';
import { isPastEnd } from './search/paging';
import { zipQueries } from './search/zip-center';

/** The directory's rows of the route table. */
export const directoryPages = [
  page({
    path: '/',
    module: 'src/directory/home/home-page.tsx',
    component: () => import('./home/home-page').then((module) => module.HomePage),
    load: ({ query }: PageRequest) => {
      const search = readHomeSearch(query);
      const results = readZip(search.zipCode) ? [placesQuery(homeSearchCall(search))] : [];
      return [
        inSeasonQuery({}),
        listingsQuery(NEWEST_LISTINGS),
        latestArticlesQuery(),
        ...results,
        ...zipQueries(search.zipCode),
      ];
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
    isNowhere: ({ query }, answers) => {
      const state = readBrowse(query);
      const paged = pagedQuery(state);
      return paged !== null && isPastEnd(state.page, answers.getQueryData<ListPage<unknown>>(paged.queryKey));
    },
  }),
  page({
    path: ['/farmers-markets', '/vendors'],
    module: 'src/directory/markets/markets-page.tsx',
    component: () => import('./markets/markets-page').then((module) => module.MarketsPage),
    load: ({ query }: PageRequest) => {
      const state = readMarkets(query);
      if (readZip(state.zipCode) === null) return [];
      return [placesQuery(marketsCall(state)), ...zipQueries(state.zipCode)];
    },
    isNowhere: ({ query }, answers) => {
      const state = readMarkets(query);
      const { queryKey } = placesQuery(marketsCall(state));
      return isPastEnd(state.page, answers.getQueryData(queryKey));
    },
  }),
  page({
    path: '/post',
    module: 'src/directory/listing-form/post-page.tsx',
    component: () => import('./listing-form/post-page').then((module) => module.PostPage),
  }),
  page({
    path: '/farmer-dashboard',
    module: 'src/directory/farmer-dashboard/dashboard-page.tsx',
    component: () => import('./farmer-dashboard/dashboard-page').then((module) => module.DashboardPage),
  }),
  page({
    path: '/listings/:id/edit',
    module: 'src/directory/listing-form/edit-listing-page.tsx',
    component: () => import('./listing-form/edit-listing-page').then((module) => module.EditListingPage),
  }),
  page({
    path: '/listings/:id/keep',
    module: 'src/directory/keep-listing/keep-listing-page.tsx',
    component: () => import('./keep-listing/keep-listing-page').then((module) => module.KeepListingPage),
  }),
  page({
    path: '/listings/:id',
    module: 'src/directory/listing-detail/listing-page.tsx',
    component: () => import('./listing-detail/listing-page').then((module) => module.ListingPage),
    subject: ({ params }: PageRequest) => listingQuery(params.id ?? ''),
  }),
  page({
    path: '/farms/new',
    module: 'src/directory/farms/new/new-farm-page.tsx',
    component: () => import('./farms/new/new-farm-page').then((module) => module.NewFarmPage),
  }),
  page({
    path: '/farms/claim',
    module: 'src/directory/farms/claim/claim-page.tsx',
    component: () => import('./farms/claim/claim-page').then((module) => module.ClaimPage),
    load: ({ query }: PageRequest) => {
      const call = claimCall(readClaim(query));
      return call === null ? [] : [claimQuery(call)];
    },
    isNowhere: ({ query }, answers) => {
      const state = readClaim(query);
      const call = claimCall(state);
      return call !== null && isPastEnd(state.page, answers.getQueryData(claimQuery(call).queryKey));
    },
  }),
  page({
    path: '/farms/:id',
    module: 'src/directory/farms/page/farm-page.tsx',
    component: () => import('./farms/page/farm-page').then((module) => module.FarmPage),
    subject: ({ params }: PageRequest) => farmQuery(params.id ?? ''),
    load: ({ params }: PageRequest) => [farmListingsQuery(params.id ?? '')],
    movedTo: ({ params }, answers) =>
      mergedFarmPath(params.id ?? '', answers.getQueryData(farmQuery(params.id ?? '').queryKey)),
  }),
  page({
    path: '/farms/:id/edit',
    module: 'src/directory/farms/edit/edit-farm-page.tsx',
    component: () => import('./farms/edit/edit-farm-page').then((module) => module.EditFarmPage),
  }),
];
