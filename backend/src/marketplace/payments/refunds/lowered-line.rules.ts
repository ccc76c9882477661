import { goodsOf } from '../../../contract/marketplace/price-order.js';
import { type ListedLine, listPrice } from '../../../contract/marketplace/weight/by-weight.js';
import { packagesLeft, type PricedPackage } from '../../../contract/marketplace/weight/weight-words.js';
import { gramsOfWeight } from '../../../contract/marketplace/weight/weight.js';
import { split } from '../../../contract/shared/split.js';

/** A line at what it costs, in whole cents. */
export interface PricedLine {
  quantity: number;
  unitPrice: number;
  totalPrice: number;
  discount: number;
  grams?: number | null;
  /** Each package of it, where they were kept; cut as one, they are of no single step. */
  packages?: readonly PricedPackage[] | null;
  byWeight?: ListedLine['byWeight'];
  agreedPrice?: number | null;
}

/** @returns what the first cost after the discount, from none to all; undefined if not kept */
export const firstGoodsOf = (line: PricedLine): number[] | undefined =>
  line.byWeight && line.packages
    ? Array.from({ length: line.quantity + 1 }, (_, quantity) => goodsOf(lineWith(line, quantity)))
    : undefined;

/** @returns a line of which only so many stay, before tax */
export function lineWith<Line extends PricedLine>(line: Line, quantity: number): Line {
  if (quantity === line.quantity) return line;
  if (line.packages && line.byWeight)
    return withFirst(
      line,
      quantity,
      packagesLeft(line.byWeight, line.packages, {
        quantity: line.quantity,
        left: quantity,
      }),
    );
  const stays = (cents: number) => cents - (split(cents, [line.quantity - quantity, quantity])[0] ?? 0);
  const { grams = null } = line;
  const totalPrice = grams === null ? listPrice({ ...line, quantity }) : stays(line.totalPrice);
  const goods = stays(line.totalPrice - line.discount);
  const lowered = { quantity, totalPrice, discount: totalPrice - goods };
  return { ...line, ...lowered, ...(grams !== null && { grams: stays(grams) }) };
}

function withFirst<Line extends PricedLine>(
  line: Line,
  quantity: number,
  packages: readonly PricedPackage[],
): Line {
  const sum = packages.reduce((cents, { price }) => cents + price, 0);
  const most = Math.max(listPrice({ ...line, quantity }), (quantity > 0 && line.agreedPrice) || 0);
  const totalPrice = Math.min(sum, most, line.totalPrice);
  const stays = (cents: number) => cents - (split(cents, [line.totalPrice - totalPrice, totalPrice])[0] ?? 0);
  const goods = stays(line.totalPrice - line.discount);
  const grams = packages.reduce((all, { weight }) => all + gramsOfWeight(weight), 0);
  return {
    ...line,
    quantity,
    totalPrice,
    discount: totalPrice - goods,
    grams,
    packages,
  };
}
