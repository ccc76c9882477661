import { MARKET_DAYS_AHEAD } from '@farmgate/backend/contract/directory/market-days';
import { utcDay } from '@farmgate/backend/contract/shared/calendar/days';
import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { ServerPage } from '../../lib/page/page.server';
import { cityFound, cityQueries } from '../../shared/near/named-city';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import { similarZipQueries, zipQueries } from '../search/zip/zip-center';
import { marketEvent } from '../structured/market-event';
import { isBehindLast, isDayRefused, readSaturday, saturdayAddress, saturdayQuery } from './saturday-address';
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
    // A day that is over, too far ahead, or none, is the coming Saturday's page from then on.
    const inDays = (days: number) => utcDay(new Date(Date.now() + (days - 0.5) * DAY_MS));
    const isKnown = state.date !== null && inDays(0) <= state.date && state.date < inDays(MARKET_DAYS_AHEAD);
    const { error } = answers.getQueryState(saturdayQuery(state).queryKey) ?? {};
    if (query.has('date') && (!isKnown || isDayRefused(error)))
      return { path: saturdayAddress({ ...state, date: null, page: 1 }), status: 302 };
    return cityFound(state.zipCode, answers, (zipCode) => saturdayAddress({ ...state, zipCode, page: 1 }));
  },
  isNowhere: ({ query }, answers) => {
    const state = readSaturday(query);
    return isBehindLast(state, answers.getQueryData(saturdayQuery(state).queryKey));
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
