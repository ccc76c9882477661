import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { Graph } from 'schema-dts';
import { SITE_NAME } from '../../lib/page/page-head';
import type { ServerPage, Site } from '../../lib/page/page.server';
import { inSeasonNowQuery } from '../../shared/in-season';
import { cityQueries, cityFound } from '../../shared/near/named-city';
import { listingsQuery, placesQuery } from '../queries';
import { similarZipQueries, zipQueries } from '../search/zip/zip-center';
import { HOME_DESCRIPTION } from './home-head';
import { homeAddress, homeSearchCall, readHomeSearch } from './search/home-address';
import { latestArticlesQuery } from './sections/home-calls';
import { NEWEST_LISTINGS } from './sections/newest-listings-call';

export const homeServerPage: ServerPage = {
  module: 'src/directory/home/home-page.tsx',
  load: ({ query }) => {
    const search = readHomeSearch(query);
    // Below what was searched, the lists come with scripts. Each has a link to all of it.
    const lists = readZip(search.zipCode)
      ? [placesQuery(homeSearchCall(search))]
      : [inSeasonNowQuery(), listingsQuery(NEWEST_LISTINGS), latestArticlesQuery()];
    return [...lists, ...zipQueries(search.zipCode), ...cityQueries(search.zipCode)];
  },
  loadMore: ({ query }, answers) => similarZipQueries(readHomeSearch(query).zipCode, answers),
  movedTo: ({ query }, answers) => {
    const search = readHomeSearch(query);
    return cityFound(search.zipCode, answers, (zipCode) => homeAddress({ ...search, zipCode }));
  },
  jsonLd: (_request, _answers, site) => siteData(site),
};

/** schema-dts does not know Google's extension of an action's input. */
interface SearchActionWithInput {
  '@type': 'SearchAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  'query-input': string;
}

function siteData({ publicUrl, socialLinks }: Site): Graph {
  const search: SearchActionWithInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/browse?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${publicUrl}/#website`,
        name: SITE_NAME,
        url: `${publicUrl}/`,
        description: HOME_DESCRIPTION,
        inLanguage: 'en-US',
        publisher: { '@id': `${publicUrl}/#organization` },
        potentialAction: search,
      },
      {
        '@type': 'Organization',
        '@id': `${publicUrl}/#organization`,
        name: SITE_NAME,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icon-512.png`,
        ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
      },
    ],
  };
}
