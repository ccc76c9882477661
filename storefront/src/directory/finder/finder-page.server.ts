import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { PageQuery } from '../../lib/page/page';
import type { ServerPage } from '../../lib/page/page.server';
import { cityFound, cityQueries } from '../../shared/near/named-city';
import { zipQuery } from '../../shared/near/near-zip';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import { itemListData, placeItems } from '../../shared/structured/item-list-data';
import { placesQuery } from '../queries';
import type { PlaceFilters } from '../search/filters/place-filters';
import { isPastEnd } from '../search/results/paging';
import { similarZipQueries, zipQueries } from '../search/zip/zip-center';
import { type FinderState, type PlaceFinder, finderAddress, finderCall, readFinder } from './finder';
import { finderCrumbs, whereText } from './finder-head';

export interface FinderServerPage {
  module: string;
  finder: PlaceFinder;
  /** What the page shows without a ZIP code. */
  invitation: () => PageQuery[];
  /** What it shows besides of a ZIP code. */
  near?: (zipCode: string, filters: PlaceFilters) => PageQuery[];
  /** What it shows beside the places once it is known where the ZIP code is. */
  above?: (center: ZipCodeView) => PageQuery[];
}

/** @returns what the server needs of a finder */
export function finderServerPage({ module, finder, invitation, near, above }: FinderServerPage): ServerPage {
  const read = (query: URLSearchParams) => readFinder(finder, query);
  const places = (state: FinderState) => placesQuery(finderCall(finder, state));
  return {
    module,
    load: ({ query }) => {
      const state = read(query);
      if (state.zipCode === '') return invitation();
      const zip = readZip(state.zipCode);
      if (zip === null) return cityQueries(state.zipCode);
      return [places(state), ...(near?.(zip, state.filters) ?? []), ...zipQueries(state.zipCode)];
    },
    loadMore: ({ query }, answers) => {
      const { zipCode } = read(query);
      const center = answers.getQueryData(zipQuery(readZip(zipCode) ?? '').queryKey);
      return [...similarZipQueries(zipCode, answers), ...((center && above?.(center)) ?? [])];
    },
    movedTo: ({ query }, answers) => {
      const state = read(query);
      return cityFound(state.zipCode, answers, (zipCode) => finderAddress(finder, { ...state, zipCode }));
    },
    isNowhere: ({ query }, answers) => {
      const state = read(query);
      return isPastEnd(state.page, answers.getQueryData(places(state).queryKey));
    },
    jsonLd: ({ query }, answers, { publicUrl }) => {
      const state = read(query);
      const zip = readZip(state.zipCode);
      const found = answers.getQueryData(places(state).queryKey)?.items ?? [];
      const center = answers.getQueryData(zipQuery(zip ?? '').queryKey) ?? null;
      const title = finder.title(whereText(zip, center));
      return {
        '@context': 'https://schema.org',
        '@graph': [
          breadcrumbData(finderCrumbs(finder, state), publicUrl),
          ...itemListData(title, placeItems(found), publicUrl),
        ],
      };
    },
  };
}
