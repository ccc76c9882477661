import { readZip } from '@farmgate/backend/contract/shared/zip';
import { cityFound, cityQueries } from '../../lib/address/named-city';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../lib/structured/breadcrumb-data';
import { marketEvent } from '../../lib/structured/market-event';
import { similarZipQueries, zipQueries } from '../search/zip/zip-center';
import { readSaturday, saturdayAddress, saturdayQuery } from './saturday-address';
import { saturdayCrumbs } from './saturday-page';

export const saturdayServerPage: ServerPage = {
  module: 'src/directory/this-saturday/saturday-page.tsx',
  load: ({ query }) => {
    const state = readSaturday(query);
    if (state.zipCode === '') return [];
    if (readZip(state.zipCode) === null) return cityQueries(state.zipCode);
    return [saturdayQuery(state), ...zipQueries(state.zipCode)];
  },
  loadMore: ({ query }, answers) => similarZipQueries(readSaturday(query).zipCode, answers),
  movedTo: ({ query }, answers) => {
    const state = readSaturday(query);
    // A day that is over, or none, is the coming Saturday's page from then on.
    const today = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
    const isOver = query.has('date') && (state.date === null || state.date < today);
    if (isOver) return { path: saturdayAddress({ ...state, date: null }), status: 302 };
    return cityFound(state.zipCode, answers, (zipCode) => saturdayAddress({ ...state, zipCode }));
  },
  jsonLd: ({ query }, answers, { publicUrl }) => {
    const state = readSaturday(query);
    const found = answers.getQueryData(saturdayQuery(state).queryKey);
    return {
      '@context': 'https://schema.org',
      '@graph': [
        breadcrumbData(saturdayCrumbs(state), publicUrl),
        ...(found?.items ?? []).map(({ place, day }) => marketEvent(place, day, publicUrl)),
      ],
    };
  },
};
