import type { VendorView } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, LocalBusiness } from 'schema-dts';
import { webAddress } from '../../../lib/format/format';
import { pictureAddress } from '../../../lib/format/picture-address';
import { breadcrumbData } from '../../../shared/structured/breadcrumb-data';
import { vendorCrumbs } from './vendor-facts';

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
