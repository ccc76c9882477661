/** What a refund is worth, computed alike by the back office and the server, in whole cents. Free of zod. */
import { split } from '../shared/split.js';
import { type LeftGoods, taxOfLeft } from './left-tax.js';
import { goodsOf } from './price-order.js';

/** What a sum of a vendor order's money is for, in whole cents. */
export interface Parts {
  goods: number;
  tax: number;
  shipping: number;
}

/** A line of a vendor order as it was sold, in whole cents. */
export interface SoldLine {
  id: number;
  quantity: number;
  /** How many of them went back before. */
  refunded: number;
  /** Of all of them. */
  totalPrice: number;
  discount: number;
  /** Hundredths of a percent; null where no rule said. */
  taxBasisPoints: number | null;
  /**
   * What the first of its packages cost after the discount, from none to all of them: the last go first. Left
   * out where each costs the same.
   */
  firstGoods?: readonly number[] | undefined;
}

/** How many of a line go back. */
export interface RefundItem {
  line: SoldLine;
  quantity: number;
  /** All lines of its vendor order. */
  lines: readonly SoldLine[];
}

/** @returns what is to go back, of the lines of one vendor order; ids that are not among them are left out */
export function refundItems(
  lines: readonly SoldLine[],
  asked: readonly { id: number; quantity: number }[],
): RefundItem[] {
  return asked.flatMap(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id);
    return line ? [{ line, quantity, lines }] : [];
  });
}

export const sumOf = ({ goods, tax, shipping }: Parts): number => goods + tax + shipping;

/**
 * What some items of a vendor order are worth: their goods, of the shipping the part that these goods are of
 * those that are left, and the tax that is not on what is left without them. So the refunds of all items add
 * up to what was paid: the last goods take exactly what is left.
 * @param left what of the vendor order has not gone back yet
 */
export function partsOfItems(items: readonly RefundItem[], left: Parts): Parts {
  const worth = items.reduce((total, item) => total + next(item), 0);
  const goods = Math.min(worth, left.goods);
  if (left.goods === 0 || items.length === 0) return { goods: 0, tax: 0, shipping: 0 };
  const [shipping = 0] = split(left.shipping, [goods, left.goods - goods]);
  return { goods, tax: taxOff(goods, linesWithout(items[0]?.lines ?? [], items), left), shipping };
}

/**
 * @param lines as they are after it
 * @returns what goes off the tax of a vendor order with some of its goods
 */
export const taxOff = (goods: number, lines: readonly LeftGoods[], left: Parts): number =>
  left.tax - Math.min(left.tax, taxOfLeft(lines, left.goods - goods));

/** @returns what is left of the lines of a vendor order without some items, and what is gone by then */
export const linesWithout = (
  lines: readonly SoldLine[],
  items: readonly Pick<RefundItem, 'line' | 'quantity'>[],
): LeftGoods[] =>
  lines.map((line) => {
    const going = items.find((item) => item.line.id === line.id)?.quantity ?? 0;
    const gone = goodsUpTo(line, line.refunded + going);
    return { left: goodsOf(line) - gone, gone, taxBasisPoints: line.taxBasisPoints };
  });

/** @returns what the units that go back are worth: they and those before, less those before */
const next = ({ line, quantity }: RefundItem): number =>
  goodsUpTo(line, line.refunded + quantity) - goodsUpTo(line, line.refunded);

/** @returns what so many units of a line are worth that go back; of packages the last go first */
const goodsUpTo = (line: SoldLine, units: number): number => {
  const left = line.firstGoods?.[line.quantity - units];
  if (left !== undefined) return goodsOf(line) - left;
  return split(goodsOf(line), [units, line.quantity - units])[0] ?? 0;
};
