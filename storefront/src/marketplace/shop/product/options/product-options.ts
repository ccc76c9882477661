import { datesOfOption } from '@farmgate/backend/contract/marketplace/dated-words';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { hasChoice } from '@farmgate/backend/contract/marketplace/variant-words';
import type { VariantView } from '@farmgate/backend/contract/marketplace/variants';
import { pricesOf } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import { byWeightOf } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { pictureAddress } from '../../../../lib/format/picture-address';
import { OPTION_PARAM } from '../../../parts/option-address';
import { picturesOf } from '../product-meta';

type WithOptions = Pick<ProductView, 'variants' | 'dates'>;

/** @returns the options that a shopper chooses between; none where there is nothing to choose */
export const choicesOf = ({ variants = [] }: Pick<WithOptions, 'variants'>): readonly VariantView[] =>
  hasChoice({ variantCount: variants.length }) ? variants : [];

/** Which option of a product is shown as the chosen one. */
export interface ShownOption {
  /** Null for a product without any, and where another has to be chosen. */
  option: VariantView | null;
  /** The one that was chosen is no longer sold. */
  hasEnded: boolean;
}

/**
 * @param before the id of what was shown until now: it stays, also when it is sold out by now
 * @returns the option that an address names, else what was shown, else the first that is in stock, else the
 *   first
 */
export function readOption(
  { variants = [], dates }: WithOptions,
  query: URLSearchParams,
  before?: number,
): ShownOption {
  const named = query.get(OPTION_PARAM) ?? '';
  const wanted = /^[1-9]\d*$/.test(named) ? Number(named) : before;
  if (wanted === undefined) {
    const hasDates = (id: number) => datesOfOption(dates, id) !== undefined;
    const option =
      variants.find(({ inventory }) => inventory > 0) ??
      variants.find(({ id }) => hasDates(id)) ??
      variants[0] ??
      null;
    return { option, hasEnded: false };
  }
  const option = variants.find(({ id }) => id === wanted) ?? null;
  return { option, hasEnded: option === null };
}

/** @returns a product as it is sold in an option; by weight its price is for one pound or so */
export function inOption(product: ProductView, option: VariantView | null): ProductView {
  if (!option) return product;
  const { pricePer: _ofAnother, ...rest } = product;
  return {
    ...rest,
    price: option.price,
    ...(option.weight && { pricePer: option.weight.per }),
    inventory: option.inventory,
    dates: datesOfOption(product.dates, option.id),
    imageUrl: option.imageUrl ?? product.imageUrl,
    shippingWeight: option.shippingWeight ?? product.shippingWeight,
    isOrganic: option.isOrganic ?? product.isOrganic,
  };
}

/** @returns what a cart's line is of: by weight its price is the most that one piece or step can cost */
export function asInCart(product: ProductView, weight: VariantView['weight']): ProductView {
  if (!weight) return product;
  const { pricePer: _ofAUnit, ...rest } = product;
  return { ...rest, price: pricesOf(byWeightOf(weight)).most / 100 };
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
