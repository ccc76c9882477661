import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../lib/structured/breadcrumb-data';
import { placeListData } from '../../lib/structured/place-data';
import { zipQuery } from '../../lib/address/near-zip';
import { placesQuery } from '../queries';
import { isPastEnd } from '../search/results/paging';
import { cityFound, cityQueries } from '../../lib/address/named-city';
import { similarZipQueries, zipQueries } from '../search/zip/zip-center';
import { type MarketsState, marketsAddress, marketsCall, readMarkets } from './markets-address';
import { marketCitiesQuery, marketStatesQuery } from './market-places-query';
import { marketsCrumbs, marketsTitle } from './markets-head';

const marketsIn = (state: MarketsState) => placesQuery(marketsCall(state));

export const marketsServerPage: ServerPage = {
  module: 'src/directory/markets/markets-page.tsx',
  load: ({ query }) => {
    const state = readMarkets(query);
    if (state.zipCode === '') return [marketStatesQuery(), marketCitiesQuery()];
    if (readZip(state.zipCode) === null) return cityQueries(state.zipCode);
    return [marketsIn(state), ...zipQueries(state.zipCode)];
  },
  loadMore: ({ query }, answers) => similarZipQueries(readMarkets(query).zipCode, answers),
  movedTo: ({ query }, answers) => {
    const state = readMarkets(query);
    return cityFound(state.zipCode, answers, (zipCode) => marketsAddress({ ...state, zipCode }));
  },
  isNowhere: ({ query }, answers) => {
    const state = readMarkets(query);
    return isPastEnd(state.page, answers.getQueryData(marketsIn(state).queryKey));
  },
  jsonLd: ({ query }, answers, { publicUrl }) => {
    const state = readMarkets(query);
    const zip = readZip(state.zipCode);
    const places = answers.getQueryData(marketsIn(state).queryKey)?.items ?? [];
    const center = answers.getQueryData(zipQuery(zip ?? '').queryKey) ?? null;
    return {
      '@context': 'https://schema.org',
      '@graph': [
        breadcrumbData(marketsCrumbs(state), publicUrl),
        ...(places.length > 0 ? [placeListData(marketsTitle(zip, center), places, publicUrl)] : []),
      ],
    };
  },
};
