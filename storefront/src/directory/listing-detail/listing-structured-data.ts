import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { META_DESCRIPTION_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, LocalBusiness, Offer, Product } from 'schema-dts';
import { breadcrumbData } from '../../lib/breadcrumb-data';
import { priceInDollars } from '../../lib/format';
import type { Crumb } from '../../ui/breadcrumbs';
import { pictureAddress } from '../../lib/picture-address';

/** @returns the way from the home page down to a listing */
export function listingCrumbs(listing: Pick<ListingView, 'productName'>): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    { name: 'Browse Listings', to: paths.browse() },
    { name: listing.productName },
  ];
}

/** @returns title, description and keywords of a listing's page */
export function listingMeta(listing: ListingView): {
  title: string;
  description: string;
  keywords: string[];
} {
  const { productName, farmName, city, state, category, zipCode } = listing;
  const town = [city, state].filter(Boolean).join(', ');
  const title = [productName, farmName && `from ${farmName}`, town && `in ${town}`].filter(Boolean).join(' ');
  const description = listing.description.slice(0, META_DESCRIPTION_LENGTH);
  const label = categoryLabel(category).toLowerCase();
  const keywords = [
    productName,
    farmName,
    label,
    `local ${label}`,
    town,
    zipCode,
    'local farm',
    'farm fresh',
  ];
  return { title, description, keywords: keywords.filter((word): word is string => Boolean(word)) };
}

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
