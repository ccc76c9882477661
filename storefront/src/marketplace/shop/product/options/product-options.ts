import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VariantView } from '@farmgate/backend/contract/marketplace/variants';
import { hasChoice } from '@farmgate/backend/contract/marketplace/variant-words';
import { pictureAddress } from '../../../../lib/format/picture-address';
import { OPTION_PARAM } from '../../../parts/option-address';
import { picturesOf } from '../product-meta';

type WithOptions = Pick<ProductView, 'variants'>;

/** @returns the options that a shopper chooses between; none where there is nothing to choose */
export const choicesOf = ({ variants = [] }: WithOptions): readonly VariantView[] =>
  hasChoice({ variantCount: variants.length }) ? variants : [];

/**
 * @returns the option that an address names, else the first that is in stock, else the first; null for a
 *   product without options
 */
export function readOption({ variants = [] }: WithOptions, query: URLSearchParams): VariantView | null {
  const asked = query.get(OPTION_PARAM);
  return (
    variants.find(({ id }) => String(id) === asked) ??
    variants.find(({ inventory }) => inventory > 0) ??
    variants[0] ??
    null
  );
}

/** @returns a product as it is sold in an option */
export function inOption<Product extends ProductView>(product: Product, option: VariantView | null): Product {
  if (!option) return product;
  return {
    ...product,
    price: option.price,
    inventory: option.inventory,
    imageUrl: option.imageUrl ?? product.imageUrl,
    shippingWeight: option.shippingWeight ?? product.shippingWeight,
    isOrganic: option.isOrganic ?? product.isOrganic,
  };
}

/** @returns which of a product's pictures shows the option; the first one where none does */
export function pictureOf(product: Pick<ProductView, 'images' | 'name'>, option: VariantView | null): number {
  const address = pictureAddress(option?.imageUrl ?? null);
  const found = picturesOf(product).findIndex((picture) => picture.address === address);
  return Math.max(found, 0);
}

/** @returns the query of an address with another option */
export function withOption(query: URLSearchParams, optionId: number): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(OPTION_PARAM, String(optionId));
  return next;
}
