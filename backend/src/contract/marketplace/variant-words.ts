/** How products with options, and their prices, are called. Free of zod. */
import type { Unit } from '../directory/categories.js';
import { formatPrice, formatPricePerUnit } from '../directory/prices.js';
import type { WeightUnit } from './weight/weight.js';

interface Priced {
  /** Dollars. */
  price: number;
  unit: Unit;
  variantCount?: number | undefined;
  /** What the price is for, of an option that is sold by weight. */
  pricePer?: WeightUnit | undefined;
}

/** @returns what a product is called in the option that was chosen: "Eggs, Flat of 30" */
export const nameWithVariant = (product: string, variant: string | null | undefined): string =>
  variant ? `${product}, ${variant}` : product;

/** @returns whether a shopper has to choose one of its options */
export const hasChoice = ({ variantCount = 0 }: Pick<Priced, 'variantCount'>): boolean => variantCount > 1;

/** @returns whether it is sold in options: then their names, not the unit, say how much one is */
export const hasOptions = ({ variantCount = 0 }: Pick<Priced, 'variantCount'>): boolean => variantCount > 0;

/**
 * Lists load this, and none of the arithmetic of weights.
 * @returns "/lb", "/100 g"; nothing for what is sold each
 */
export const perText = ({ pricePer }: Pick<Priced, 'pricePer'>): string =>
  pricePer ? `/${pricePer.replace('0g', '0 g')}` : '';

/**
 * @returns "$4.50 per bunch", "$14.00" for the only option, "From $6.50" where there is a choice, "$6.50/lb"
 * of what is sold by weight
 */
export function productPriceText({ price, unit, ...options }: Priced): string {
  const dollars = price.toFixed(2);
  if (!hasOptions(options)) return formatPricePerUnit(dollars, unit);
  return `${hasChoice(options) ? 'From ' : ''}${formatPrice(dollars)}${perText(options)}`;
}
