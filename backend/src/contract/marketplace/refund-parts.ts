/** What a refund is worth, computed alike by the back office and the server, in whole cents. Free of zod. */
import { split } from '../shared/money.js';

/** What a sum of a share's money is for, in whole cents. */
export interface Parts {
  goods: number;
  tax: number;
  shipping: number;
}

/** A line of a share as it was sold, in whole cents. */
export interface SoldLine {
  id: number;
  quantity: number;
  /** How many of them went back before. */
  refunded: number;
  /** What all of them cost without the discount, and the tax of it. */
  goods: number;
  tax: number;
  /** The rate of the tax, in whatever unit; null where no rule said. */
  rate: number | null;
}

/** How many of a line go back. */
export interface RefundItem {
  line: SoldLine;
  quantity: number;
  /** Goods and tax of all lines of the share at the line's rate. */
  peers: { goods: number; tax: number };
}

/** @returns what is to go back, of the lines of one share; ids that are not among them are left out */
export function refundItems(
  lines: readonly SoldLine[],
  asked: readonly { id: number; quantity: number }[],
): RefundItem[] {
  return asked.flatMap(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id);
    if (!line) return [];
    const same = lines.filter(({ rate }) => rate === line.rate);
    const sum = (part: 'goods' | 'tax') => same.reduce((total, one) => total + one[part], 0);
    return [{ line, quantity, peers: { goods: sum('goods'), tax: sum('tax') } }];
  });
}

export const sumOf = ({ goods, tax, shipping }: Parts): number => goods + tax + shipping;

/**
 * What some items of a share are worth: goods and tax of their own lines, and of the shipping the part that
 * these goods are of those that are left. So the refunds of a line add up to what it was sold for, and those
 * of all lines to what was paid. The last goods take exactly what is left.
 * @param left what of the share has not gone back yet
 */
export function partsOfItems(items: readonly RefundItem[], left: Parts): Parts {
  if (left.goods === 0) return { goods: 0, tax: 0, shipping: 0 };
  const sum = (upTo: UpTo) => items.reduce((total, item) => total + next(item, upTo), 0);
  const goods = Math.min(sum(goodsUpTo), left.goods);
  const tax = goods === left.goods ? left.tax : Math.min(sum(taxUpTo), left.tax);
  const [shipping = 0] = split(left.shipping, [goods, left.goods - goods]);
  return { goods, tax, shipping };
}

/** What the first so many units of a line are worth. */
type UpTo = (item: RefundItem, units: number) => number;

/** @returns what the units that go back are worth: they and those before, less those before */
const next = (item: RefundItem, upTo: UpTo): number =>
  upTo(item, item.line.refunded + item.quantity) - upTo(item, item.line.refunded);

const goodsUpTo: UpTo = ({ line: { goods, quantity } }, units) =>
  split(goods, [units, quantity - units])[0] ?? 0;

/** Of the tax at their rate, the part that their goods are; of the whole line, what it was taxed. */
const taxUpTo: UpTo = (item, units) => {
  const { line, peers } = item;
  if (units === line.quantity) return line.tax;
  const goods = goodsUpTo(item, units);
  if (peers.goods === 0) return 0;
  return Math.min(split(peers.tax, [goods, peers.goods - goods])[0] ?? 0, line.tax);
};
