import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, LocalBusiness, Offer, Product } from 'schema-dts';
import { priceInDollars } from '../../lib/format/format';
import { pictureAddress } from '../../lib/format/picture-address';
import type { ServerPage } from '../../lib/page/page.server';
import { breadcrumbData } from '../../shared/structured/breadcrumb-data';
import { listingQuery } from '../queries';
import { listingCrumbs } from './listing-meta';

export const listingServerPage: ServerPage = {
  module: 'src/directory/listing-detail/listing-page.tsx',
  subject: ({ params }) => listingQuery(params.id ?? ''),
  jsonLd: ({ params }, answers, { publicUrl }) => {
    const listing = answers.getQueryData(listingQuery(params.id ?? '').queryKey);
    return listing && listingStructuredData(listing, publicUrl);
  },
};

/**
 * The listing for search engines: the product with its offer, the farm, and the breadcrumb.
 * Ratings and reviews are left out: there are none, and none are invented.
 * @param publicUrl the site's address without a slash at its end
 */
export function listingStructuredData(listing: ListingView, publicUrl: string): Graph {
  const address = publicUrl + paths.listing(listing.id);
  const farm = farmData(listing, `${address}#farm`);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      productData(listing, address, publicUrl),
      ...(farm ? [farm] : []),
      breadcrumbData(listingCrumbs(listing), publicUrl),
    ],
  };
}

function productData(listing: ListingView, address: string, publicUrl: string): Product {
  const picture = pictureAddress(listing.imageUrl);
  const offer = offerData(listing, address);
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name: listing.productName,
    description: listing.description,
    category: categoryLabel(listing.category),
    ...(picture && { image: picture.startsWith('/') ? publicUrl + picture : picture }),
    ...(offer && { offers: offer }),
  };
}

/** An offer has to name a number: where the price is in words, there is none. */
function offerData(listing: ListingView, address: string): Offer | null {
  const dollars = priceInDollars(listing.price);
  if (dollars === null) return null;
  return {
    '@type': 'Offer',
    url: address,
    price: dollars.toFixed(2),
    priceCurrency: 'USD',
    availability: listing.isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    ...(listing.farmName && { seller: { '@id': `${address}#farm` } }),
  };
}

function farmData(listing: ListingView, id: string): LocalBusiness | null {
  const { farmName, city, state, zipCode, phone, email } = listing;
  if (!farmName) return null;
  return {
    '@type': 'LocalBusiness',
    '@id': id,
    name: farmName,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'US',
      ...(city && { addressLocality: city }),
      ...(state && { addressRegion: state }),
      ...(zipCode && { postalCode: zipCode }),
    },
    ...(phone && { telephone: phone }),
    ...(email && { email }),
  };
}
