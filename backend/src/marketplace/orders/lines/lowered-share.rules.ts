import { goodsOf } from '../../../contract/marketplace/price-order.js';
import { split } from '../../../contract/shared/split.js';
import { shareFigures } from './share-figures.rules.js';

/** A line that is not paid yet, in whole cents. */
export interface UnpaidLine {
  id: number;
  quantity: number;
  unitPrice: number;
  totalPrice: number;
  discount: number;
  tax: number;
  /** What all of it weighs, where it is sold by weight and was weighed. */
  grams?: number | null;
}

/** A share that is not paid yet, in whole cents. */
export interface UnpaidShare {
  shipping: number;
  /** Such as "0.12". */
  commissionRate: string;
}

/**
 * What a share costs with fewer of some lines: each unit takes its part of the line's discount and tax along,
 * and the share's goods their part of the shipping, as in a refund of items.
 * @param left how many stay of a line, by its id; at most as many as there are
 */
export function loweredShare(
  { shipping, commissionRate }: UnpaidShare,
  lines: readonly UnpaidLine[],
  left: ReadonlyMap<number, number>,
) {
  const lowered = lines.map((line) => loweredLine(line, left.get(line.id) ?? line.quantity));
  const sum = (of: readonly UnpaidLine[]) => of.reduce((total, line) => total + goodsOf(line), 0);
  const [goods, before] = [sum(lowered), sum(lines)];
  const [ways = shipping] = before > 0 ? split(shipping, [goods, before - goods]) : [];
  return { lines: lowered, share: shareFigures(lowered, ways, commissionRate) };
}

function loweredLine(line: UnpaidLine, quantity: number): UnpaidLine {
  if (quantity === line.quantity) return line;
  const stays = (cents: number) => cents - (split(cents, [line.quantity - quantity, quantity])[0] ?? 0);
  const { grams = null } = line;
  const totalPrice = grams === null ? line.unitPrice * quantity : stays(line.totalPrice);
  const goods = stays(line.totalPrice - line.discount);
  const lowered = { quantity, totalPrice, discount: totalPrice - goods, tax: stays(line.tax) };
  return { ...line, ...lowered, ...(grams !== null && { grams: stays(grams) }) };
}
