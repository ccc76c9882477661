/** What a refund is worth, computed alike by the back office and the server, in whole cents. Free of zod. */
import { split } from '../shared/split.js';
import { goodsOf } from './price-order.js';

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
  /** Of all of them. */
  totalPrice: number;
  discount: number;
  tax: number;
  /** The rate of the tax, in whatever unit; null where no rule said. */
  rate: number | null;
}

/** How many of a line go back. */
export interface RefundItem {
  line: SoldLine;
  quantity: number;
  /** All lines of its share were sold at one rate and without a discount. */
  isEven: boolean;
}

/** @returns what is to go back, of the lines of one share; ids that are not among them are left out */
export function refundItems(
  lines: readonly SoldLine[],
  asked: readonly { id: number; quantity: number }[],
): RefundItem[] {
  const isEven = lines.every(({ rate, discount }) => rate === lines[0]?.rate && discount === 0);
  return asked.flatMap(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id);
    return line ? [{ line, quantity, isEven }] : [];
  });
}

export const sumOf = ({ goods, tax, shipping }: Parts): number => goods + tax + shipping;

/**
 * What some items of a share are worth: their goods, of the shipping the part that these goods are of those
 * that are left, and the tax. That is of their own lines, so that the refunds of a line add up to what it was
 * taxed. Where all lines have one rate it is a part of what is left, as the shipping. Either way the refunds
 * of all items add up to what was paid: the last goods take exactly what is left.
 * @param left what of the share has not gone back yet
 */
export function partsOfItems(items: readonly RefundItem[], left: Parts): Parts {
  const sum = (upTo: UpTo) => items.reduce((total, item) => total + next(item, upTo), 0);
  const goods = Math.min(sum(goodsUpTo), left.goods);
  if (left.goods === 0 || items.length === 0) return { goods: 0, tax: 0, shipping: 0 };
  const weights = [goods, left.goods - goods];
  const [shipping = 0] = split(left.shipping, weights);
  const [even = 0] = split(left.tax, weights);
  const isEven = goods === left.goods || items.every((item) => item.isEven);
  return { goods, tax: isEven ? even : Math.min(sum(taxUpTo), left.tax), shipping };
}

/** What the first so many units of a line are worth. */
type UpTo = (line: SoldLine, units: number) => number;

/** @returns what the units that go back are worth: they and those before, less those before */
const next = ({ line, quantity }: RefundItem, upTo: UpTo): number =>
  upTo(line, line.refunded + quantity) - upTo(line, line.refunded);

const ofUnits = ({ quantity }: SoldLine, units: number, cents: number): number =>
  split(cents, [units, quantity - units])[0] ?? 0;

const goodsUpTo: UpTo = (line, units) => ofUnits(line, units, goodsOf(line));
const taxUpTo: UpTo = (line, units) => ofUnits(line, units, line.tax);
