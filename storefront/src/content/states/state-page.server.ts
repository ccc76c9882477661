import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, ListItem } from 'schema-dts';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../lib/structured/breadcrumb-data';
import { placeListData } from '../../lib/structured/place-data';
import { stateQuery } from '../place-queries';
import type { ShownState } from '../shown';
import { stateCrumbs } from './state-crumbs';

export const stateServerPage: ServerPage = {
  module: 'src/content/states/state-page.tsx',
  subject: ({ params }) => stateQuery(params.slug ?? ''),
  jsonLd: ({ params }, answers, { publicUrl }) => {
    const page = answers.getQueryData(stateQuery(params.slug ?? '').queryKey);
    return page && stateStructuredData(page, publicUrl);
  },
};

/**
 * @param publicUrl the site's address without a slash at its end
 * @returns the breadcrumb, the state's cities as pages, and the farms and markets that the page shows as
 * cards
 */
function stateStructuredData(page: ShownState, publicUrl: string): Graph {
  const { state, stateCode, cities } = page;
  const featured = page.featuredFarms.map((farm) => ({ ...farm, state: stateCode }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(stateCrumbs(page), publicUrl),
      ...(cities.length > 0
        ? [
            {
              '@type': 'ItemList' as const,
              name: `Cities in ${state}`,
              numberOfItems: cities.length,
              itemListElement: cities.map(({ city, slug }, index): ListItem => ({
                '@type': 'ListItem',
                position: index + 1,
                name: city,
                url: publicUrl + paths.location(slug),
              })),
            },
          ]
        : []),
      ...(featured.length > 0
        ? [placeListData(`Farms and farmers markets in ${state}`, featured, publicUrl)]
        : []),
    ],
  };
}
