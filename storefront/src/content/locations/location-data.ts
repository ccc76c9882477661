import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph } from 'schema-dts';
import { breadcrumbData } from '../../lib/breadcrumb-data';
import { placeListData } from '../../lib/structured/place-data';
import type { Crumb } from '../../ui/breadcrumbs';
import type { ShownLocation } from './shown-location';

/** @returns the way from the home page over the state's page down to the city's */
export function locationCrumbs({ city, state, stateCode, statePage }: ShownLocation): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    ...(statePage ? [{ name: state, to: paths.location(statePage.slug) }] : []),
    { name: `${city}, ${stateCode}` },
  ];
}

/**
 * @param publicUrl the site's address without a slash at its end
 * @param year the year of the seasons' dates
 * @returns the breadcrumb, and the farms and markets that the page shows as cards
 */
export function locationStructuredData(page: ShownLocation, publicUrl: string, year: number): Graph {
  const farms = page.farmsDataParsed;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(locationCrumbs(page), publicUrl),
      ...(farms.length > 0
        ? [
            placeListData(
              `Local farms and markets near ${page.city}, ${page.stateCode}`,
              farms,
              publicUrl,
              year,
            ),
          ]
        : []),
    ],
  };
}
