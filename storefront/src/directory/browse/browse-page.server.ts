import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../lib/api/api';
import type { ServerPage } from '../../lib/page/page.server';
import { cityFound, cityQueries, citySearched } from '../../shared/near/named-city';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import { itemListData, placeItems } from '../../shared/structured/item-list-data';
import { overviewQuery } from '../search/named/overview-query';
import { isPastEnd } from '../search/results/paging';
import { similarZipQueries, zipQueries } from '../search/zip/zip-center';
import { type BrowseState, browseAddress, readBrowse } from './browse-address';
import { browseCrumbs } from './browse-head';
import { browseQueries, farmsOf, isNear, listingsOf, pagedQuery } from './browse-queries';
import { nearQuery } from './near/near-query';
import { type VisibleResults, visibleResults } from './visible-results';

export const browseServerPage: ServerPage = {
  module: 'src/directory/browse/browse-page.tsx',
  load: ({ query }) => {
    const state = readBrowse(query);
    return [
      ...browseQueries(state),
      ...zipQueries(state.zipCode),
      ...cityQueries(state.zipCode),
      ...cityQueries(state.search),
      ...(state.search === '' ? [] : [overviewQuery(state)]),
    ];
  },
  loadMore: ({ query }, answers) => similarZipQueries(readBrowse(query).zipCode, answers),
  movedTo: ({ query }, answers) => {
    const state = readBrowse(query);
    return (
      cityFound(state.zipCode, answers, (zipCode) => browseAddress({ ...state, zipCode })) ??
      citySearched(state.search, answers, (zipCode) => browseAddress({ ...state, search: '', zipCode }))
    );
  },
  isNowhere: ({ query }, answers) => {
    const state = readBrowse(query);
    const paged = pagedQuery(state);
    return paged !== null && isPastEnd(state.page, answers.getQueryData<ListPage<unknown>>(paged.queryKey));
  },
  jsonLd: ({ query }, answers, { publicUrl }) => {
    const state = readBrowse(query);
    const near = isNear(state) && answers.getQueryData(nearQuery(state).queryKey)?.items;
    const { listings, farms } = near ? NOTHING : visibleAnswers(state, answers);
    return {
      '@context': 'https://schema.org',
      '@graph': [
        breadcrumbData(browseCrumbs(state), publicUrl),
        ...itemListData(
          'Marketplace listings',
          listings.map(({ id, productName }) => ({ name: productName, path: paths.listing(id) })),
          publicUrl,
        ),
        ...itemListData('Local farms', placeItems(farms), publicUrl),
        ...itemListData('Everything nearby', near || [], publicUrl),
      ],
    };
  },
};

const NOTHING: VisibleResults = { listings: [], farms: [] };

function visibleAnswers(state: BrowseState, answers: QueryClient): VisibleResults {
  const listings = answers.getQueryData(listingsOf(state).queryKey)?.items ?? [];
  const farms = answers.getQueryData(farmsOf(state).queryKey)?.items ?? [];
  return visibleResults(state, listings, farms);
}
