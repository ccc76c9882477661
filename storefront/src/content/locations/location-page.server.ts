import type { Graph } from 'schema-dts';
import type { ServerPage } from '../../lib/page/page.server';
import { fieldsNearQuery } from '../../shared/field-status/field-now';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import { itemListData, placeItems } from '../../shared/structured/item-list-data';
import { locationQuery, pickupsNearQuery } from '../place-queries';
import { locationCrumbs } from './location-crumbs';
import type { ShownLocation } from './shown-location';

export const locationServerPage: ServerPage = {
  module: 'src/content/locations/location-page.tsx',
  subject: ({ params }) => locationQuery(params.slug ?? ''),
  loadMore: ({ params }, answers) => {
    const page = answers.getQueryData(locationQuery(params.slug ?? '').queryKey);
    return page ? [pickupsNearQuery(page.zipCode), fieldsNearQuery(page.zipCode)] : [];
  },
  jsonLd: ({ params }, answers, { publicUrl }) => {
    const page = answers.getQueryData(locationQuery(params.slug ?? '').queryKey);
    return page && locationStructuredData(page, publicUrl);
  },
};

/**
 * @param publicUrl the site's address without a slash at its end
 * @returns the breadcrumb, and the farms and markets that the page shows as cards
 */
function locationStructuredData(page: ShownLocation, publicUrl: string): Graph {
  const title = `Local farms and markets near ${page.city}, ${page.stateCode}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(locationCrumbs(page), publicUrl),
      ...itemListData(title, placeItems(page.farmsDataParsed), publicUrl),
    ],
  };
}
