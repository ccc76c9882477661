import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { mostOf } from '@farmgate/backend/contract/marketplace/dated-most';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { nameWithVariant } from '@farmgate/backend/contract/marketplace/variant-words';
import type { VariantView } from '@farmgate/backend/contract/marketplace/variants';
import type { WeightUnit } from '@farmgate/backend/contract/marketplace/weight/weight';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { Graph, Offer, Product, ProductGroup } from 'schema-dts';
import { pictureAddress } from '../../../lib/format/picture-address';
import type { ServerPage } from '../../../lib/page/page.server';
import { breadcrumbData } from '../../../shared/structured/breadcrumb-data';
import { productPath } from '../../parts/option-address';
import { productQuery, vendorQuery } from '../../queries';
import { reviewsQuery } from '../queries';
import { choicesOf, inOption } from './options/product-options';
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
    // What can't be bought is no offer.
    return product && !product.isPastDate ? productStructuredData(product, publicUrl) : undefined;
  },
};

/**
 * The product for search engines with its offer. A rating stands there only where somebody has given one.
 * @param publicUrl the site's address without a slash at its end
 */
export function productStructuredData(product: ProductView, publicUrl: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [subjectData(product, publicUrl), breadcrumbData(productCrumbs(product), publicUrl)],
  };
}

/** What it is sold in makes a group of products. */
function subjectData(product: ProductView, publicUrl: string): Product | ProductGroup {
  const address = publicUrl + paths.product(product.id);
  const options = choicesOf(product);
  const facts = { '@id': `${address}#product`, ...factsOf(product, publicUrl) };
  if (options.length === 0) {
    const [only = null] = product.variants ?? [];
    return {
      '@type': 'Product',
      ...facts,
      ...(only && { name: nameWithVariant(product.name, only.name), size: only.name }),
      offers: offerData(inOption(product, only), address, publicUrl),
    };
  }
  return {
    '@type': 'ProductGroup',
    ...facts,
    url: address,
    productGroupID: String(product.id),
    // Of the ways in which search engines let products differ, it is nearest to options.
    variesBy: 'https://schema.org/size',
    hasVariant: options.map((option) => optionData(product, option, publicUrl)),
  };
}

function optionData(product: ProductView, option: VariantView, publicUrl: string): Product {
  const address = publicUrl + productPath(product.id, option.id);
  const picture = pictureAddress(option.imageUrl);
  const pictures = picture === null ? picturesFor(product, publicUrl) : [wholeAddress(picture, publicUrl)];
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    sku: `${product.id}-${option.id}`,
    name: nameWithVariant(product.name, option.name),
    description: product.description,
    size: option.name,
    ...(pictures.length > 0 && { image: pictures }),
    offers: offerData(inOption(product, option), address, publicUrl),
  };
}

const wholeAddress = (address: string, publicUrl: string) =>
  address.startsWith('/') ? publicUrl + address : address;

const picturesFor = (product: ProductView, publicUrl: string): string[] =>
  picturesOf(product).map(({ address }) => wholeAddress(address, publicUrl));

function factsOf(product: ProductView, publicUrl: string) {
  const pictures = picturesFor(product, publicUrl);
  return {
    name: product.name,
    description: product.description,
    category: categoryLabel(product.category),
    ...(pictures.length > 0 && { image: pictures }),
    brand: { '@type': 'Brand' as const, name: product.vendor.businessName },
    ...(product.rating !== null &&
      product.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: product.rating.toFixed(1),
          reviewCount: product.reviewCount,
        },
      }),
  };
}

/** So many of a unit, as UN/CEFACT calls it. */
const UNIT_CODES: Record<WeightUnit, { value: number; unitCode: string }> = {
  lb: { value: 1, unitCode: 'LBR' },
  oz: { value: 1, unitCode: 'ONZ' },
  kg: { value: 1, unitCode: 'KGM' },
  '100g': { value: 100, unitCode: 'GRM' },
};

/** What it costs; by weight there is no price of one, but of a pound or so. */
function priceData({ price, pricePer }: ProductView): Partial<Offer> {
  const money = { price: price.toFixed(2), priceCurrency: 'USD' };
  if (!pricePer) return money;
  const referenceQuantity = { '@type': 'QuantitativeValue' as const, ...UNIT_CODES[pricePer] };
  return { priceSpecification: { '@type': 'UnitPriceSpecification', ...money, referenceQuantity } };
}

function offerData(product: ProductView, address: string, publicUrl: string): Offer {
  const { vendor, ...stock } = product;
  return {
    '@type': 'Offer',
    url: address,
    ...priceData(product),
    availability:
      mostOf(stock) === 0 || vendor.backOn
        ? 'https://schema.org/OutOfStock'
        : stock.inventory > 0
          ? 'https://schema.org/InStock'
          : 'https://schema.org/PreOrder',
    seller: {
      '@type': 'Organization',
      name: vendor.businessName,
      url: publicUrl + paths.vendor(vendor.id),
    },
  };
}
