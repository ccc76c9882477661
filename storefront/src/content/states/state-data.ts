import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, ListItem } from 'schema-dts';
import { breadcrumbData } from '../../lib/breadcrumb-data';
import { placeListData } from '../../lib/structured/place-data';
import type { Crumb } from '../../ui/breadcrumbs';
import type { ShownState } from '../shown';

/** @returns the way from the home page down to a state's */
export const stateCrumbs = ({ state }: Pick<ShownState, 'state'>): Crumb[] => [
  { name: 'Home', to: paths.home },
  { name: state },
];

/**
 * @param publicUrl the site's address without a slash at its end
 * @param year the year of the seasons' dates
 * @returns the breadcrumb, the state's cities as pages, and the farms and markets that the page shows as cards
 */
export function stateStructuredData(page: ShownState, publicUrl: string, year: number): Graph {
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
        ? [placeListData(`Farms and farmers markets in ${state}`, featured, publicUrl, year)]
        : []),
    ],
  };
}
