import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { META_DESCRIPTION_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, Offer, Product } from 'schema-dts';
import { breadcrumbData } from '../../../lib/breadcrumb-data';
import { pictureAddress } from '../../../lib/picture-address';
import type { Crumb } from '../../../ui/breadcrumbs';

/** @returns the way from the home page down to a product */
export function productCrumbs({ name, category }: Pick<ProductView, 'name' | 'category'>): Crumb[] {
  return [
    { name: 'Home', to: paths.home },
    { name: 'Marketplace', to: paths.marketplace() },
    { name: categoryLabel(category), to: paths.marketplace({ category }) },
    { name },
  ];
}

/** @returns title, description and keywords of a product's page */
export function productMeta({ name, description, category, tags, vendor }: ProductView) {
  return {
    title: `${name} - ${vendor.businessName}`,
    description: description.replace(/\s+/g, ' ').slice(0, META_DESCRIPTION_LENGTH),
    keywords: [name, categoryLabel(category).toLowerCase(), vendor.businessName, ...tags],
  };
}

/** @returns the product's pictures that may be shown, each with its address and what it shows */
export function picturesOf({ images, name }: Pick<ProductView, 'images' | 'name'>) {
  return images.flatMap(({ url, alt }) => {
    const address = pictureAddress(url);
    return address === null ? [] : [{ address, alt: alt || name }];
  });
}

/**
 * The product for search engines with its offer. A rating stands there only where somebody has given one.
 * @param publicUrl the site's address without a slash at its end
 */
export function productStructuredData(product: ProductView, publicUrl: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [productData(product, publicUrl), breadcrumbData(productCrumbs(product), publicUrl)],
  };
}

function productData(product: ProductView, publicUrl: string): Product {
  const address = publicUrl + paths.product(product.id);
  const pictures = picturesOf(product).map((picture) =>
    picture.address.startsWith('/') ? publicUrl + picture.address : picture.address,
  );
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name: product.name,
    description: product.description,
    category: categoryLabel(product.category),
    ...(pictures.length > 0 && { image: pictures }),
    brand: { '@type': 'Brand', name: product.vendor.businessName },
    offers: offerData(product, address, publicUrl),
    ...(product.rating !== null &&
      product.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.toFixed(1),
          reviewCount: product.reviewCount,
        },
      }),
  };
}

function offerData({ price, inventory, vendor }: ProductView, address: string, publicUrl: string): Offer {
  return {
    '@type': 'Offer',
    url: address,
    price: price.toFixed(2),
    priceCurrency: 'USD',
    availability: inventory > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: {
      '@type': 'Organization',
      name: vendor.businessName,
      url: publicUrl + paths.vendor(vendor.id),
    },
  };
}
