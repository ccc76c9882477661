/** What a refund is worth, computed alike by the back office and the server, in whole cents. Free of zod. */
import { split } from '../shared/money.js';

/** What a sum of a share's money is for, in whole cents. */
export interface Parts {
  goods: number;
  tax: number;
  shipping: number;
}

/** How many of a line go back, and what the line was sold for. */
export interface RefundItem {
  quantity: number;
  /** How many were sold, and how many of these went back before. */
  sold: number;
  refunded: number;
  /** What all that were sold cost without the discount, and the tax of it. */
  goods: number;
  tax: number;
}

export const sumOf = ({ goods, tax, shipping }: Parts): number => goods + tax + shipping;

/**
 * What some items of a share are worth: goods and tax of their own lines, and of the shipping the part that
 * these goods are of those that are left. So the refunds of a line add up to what it was sold for, and those of
 * all lines to what was paid. The last goods take exactly what is left.
 * @param left what of the share has not gone back yet
 */
export function partsOfItems(items: readonly RefundItem[], left: Parts): Parts {
  if (left.goods === 0) return { goods: 0, tax: 0, shipping: 0 };
  const worth = (part: 'goods' | 'tax') => items.reduce((sum, item) => sum + partOfLine(item, item[part]), 0);
  const goods = Math.min(worth('goods'), left.goods);
  const tax = goods === left.goods ? left.tax : Math.min(worth('tax'), left.tax);
  const [shipping = 0] = split(left.shipping, [goods, left.goods - goods]);
  return { goods, tax, shipping };
}

/** @returns what of a line's cents its next units are: what they and those before are less those before */
const partOfLine = (item: RefundItem, cents: number): number =>
  upTo(item, item.refunded + item.quantity, cents) - upTo(item, item.refunded, cents);

/** @returns the cents of a line's first units, rounded half up */
const upTo = ({ sold }: RefundItem, units: number, cents: number): number =>
  Math.floor((2 * cents * units + sold) / (2 * sold));
