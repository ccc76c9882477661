import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph } from 'schema-dts';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import { itemListData, placeItems } from '../../shared/structured/item-list-data';
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
  const { state, cities, featuredFarms } = page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(stateCrumbs(page), publicUrl),
      ...itemListData(
        `Cities in ${state}`,
        cities.map(({ city, slug }) => ({ name: city, path: paths.location(slug) })),
        publicUrl,
      ),
      ...itemListData(`Farms and farmers markets in ${state}`, placeItems(featuredFarms), publicUrl),
    ],
  };
}
