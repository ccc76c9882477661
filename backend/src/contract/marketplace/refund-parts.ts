/** What a refund is worth, computed alike by the back office and the server, in whole cents. Free of zod. */
import { split } from '../shared/money.js';

/** What a sum of a share's money is for, in whole cents. */
export interface Parts {
  goods: number;
  tax: number;
  shipping: number;
}

/** How many of a line, and what each was sold for. */
export interface PricedItem {
  quantity: number;
  unitPrice: number;
}

export const sumOf = ({ goods, tax, shipping }: Parts): number => goods + tax + shipping;

/**
 * What some items of a share are worth: their goods, and of tax and shipping the part that these goods are
 * of those that are left. So the last items take exactly what is left, and the refunds of all items add up to
 * what was paid.
 * @param left what of the share has not gone back yet
 */
export function partsOfItems(items: readonly PricedItem[], left: Parts): Parts {
  const sold = items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const goods = Math.min(sold, left.goods);
  if (goods === 0) return { goods: 0, tax: 0, shipping: 0 };
  const weights = [goods, left.goods - goods];
  const [tax = 0] = split(left.tax, weights);
  const [shipping = 0] = split(left.shipping, weights);
  return { goods, tax, shipping };
}
