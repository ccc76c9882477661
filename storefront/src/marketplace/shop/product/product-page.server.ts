import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, Offer, Product } from 'schema-dts';
import type { ServerPage } from '../../../lib/page/page.server';
import { breadcrumbData } from '../../../lib/structured/breadcrumb-data';
import { productQuery, vendorQuery } from '../../queries';
import { reviewsQuery } from '../queries';
import { picturesOf, productCrumbs } from './product-meta';
import { readTab } from './product-tabs-address';

export const productServerPage: ServerPage = {
  module: 'src/marketplace/shop/product/product-page.tsx',
  subject: ({ params }) => productQuery(params.id ?? ''),
  load: ({ params, query }) =>
    readTab(query) === 'reviews' ? [reviewsQuery('products', params.id ?? '')] : [],
  loadMore: ({ params }, answers) => {
    const product = answers.getQueryData(productQuery(params.id ?? '').queryKey);
    return product ? [vendorQuery(String(product.vendorId))] : [];
  },
  jsonLd: ({ params }, answers, { publicUrl }) => {
    const product = answers.getQueryData(productQuery(params.id ?? '').queryKey);
    return product && productStructuredData(product, publicUrl);
  },
};

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
    availability:
      inventory > 0 && !vendor.backOn ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: {
      '@type': 'Organization',
      name: vendor.businessName,
      url: publicUrl + paths.vendor(vendor.id),
    },
  };
}
