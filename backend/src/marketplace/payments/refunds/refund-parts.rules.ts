import { split } from '../../../contract/shared/money.js';

/** What a sum of a share's money is for, in whole cents. */
export interface Parts {
  goods: number;
  tax: number;
  shipping: number;
}

/** What of a share has not gone back yet, with the commission of its goods; in whole cents. */
export interface Left extends Parts {
  commission: number;
}

export const sumOf = ({ goods, tax, shipping }: Parts): number => goods + tax + shipping;

/**
 * Says what a refund is for: of goods, tax and shipping the same part of what is left of each, to the cent
 * (largest remainder), and of the commission the part that the refunded goods are of those that are left. The
 * last refund of a share takes exactly what is left.
 * @param cents more than 0, and at most what is left
 * @throws Error for more than what is left
 */
export function partsOf(cents: number, left: Left): Left {
  if (cents <= 0 || cents > sumOf(left)) throw new Error(`There is no refund of ${cents} of ${sumOf(left)}.`);
  const [goods = 0, tax = 0, shipping = 0] = split(cents, [left.goods, left.tax, left.shipping]);
  const [commission = 0] = left.goods > 0 ? split(left.commission, [goods, left.goods - goods]) : [0];
  return { goods, tax, shipping, commission };
}
