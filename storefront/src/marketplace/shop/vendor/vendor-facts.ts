import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { VendorView } from '@farmgate/backend/contract/marketplace/vendors';
import { META_DESCRIPTION_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, LocalBusiness } from 'schema-dts';
import { breadcrumbData } from '../../../lib/breadcrumb-data';
import { webAddress } from '../../../lib/format';
import { pictureAddress } from '../../../lib/picture-address';
import type { Crumb } from '../../../ui/breadcrumbs';

/** @returns what a vendor sells, in words: "Honey, Preserves"; "None yet" while there is nothing */
export const specialtiesText = ({ specialties }: Pick<VendorView, 'specialties'>): string =>
  specialties.map(categoryLabel).join(', ') || 'None yet';

/** @returns the way from the home page down to a vendor */
export function vendorCrumbs({ businessName }: Pick<VendorView, 'businessName'>): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    { name: 'Marketplace', to: paths.marketplace() },
    { name: businessName },
  ];
}

/** @returns title and description of a vendor's page */
export function vendorMeta({ businessName, city, state, description }: VendorView) {
  return {
    title: `${businessName} in ${city}, ${state}`,
    description: description.replace(/\s+/g, ' ').slice(0, META_DESCRIPTION_LENGTH),
  };
}

/**
 * The vendor for search engines. A rating stands there only where somebody has given one.
 * @param publicUrl the site's address without a slash at its end
 */
export function vendorStructuredData(vendor: VendorView, publicUrl: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [businessData(vendor, publicUrl), breadcrumbData(vendorCrumbs(vendor), publicUrl)],
  };
}

function businessData(vendor: VendorView, publicUrl: string): LocalBusiness {
  const address = publicUrl + paths.vendor(vendor.id);
  const picture = pictureAddress(vendor.imageUrl);
  const website = webAddress(vendor.website);
  return {
    '@type': 'LocalBusiness',
    '@id': `${address}#vendor`,
    name: vendor.businessName,
    description: vendor.description,
    url: address,
    address: {
      '@type': 'PostalAddress',
      addressLocality: vendor.city,
      addressRegion: vendor.state,
      postalCode: vendor.zipCode,
      addressCountry: 'US',
    },
    ...(picture && { image: picture.startsWith('/') ? publicUrl + picture : picture }),
    ...(website && { sameAs: website }),
    ...(vendor.rating !== null &&
      vendor.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: vendor.rating.toFixed(1),
          reviewCount: vendor.reviewCount,
        },
      }),
  };
}
