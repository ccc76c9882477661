import { goodsOf } from '../../../contract/marketplace/price-order.js';
import { split } from '../../../contract/shared/split.js';
import { lineWith, type PricedLine } from '../../payments/refunds/lowered-line.rules.js';
import { vendorOrderFigures, withLeftTax } from './vendor-order-figures.rules.js';

export interface UnpaidLine extends PricedLine {
  id: number;
  tax: number;
  taxBasisPoints: number | null;
}

/** In whole cents. */
export interface UnpaidVendorOrder {
  shipping: number;
  /** Such as "0.12". */
  commissionRate: string;
}

/** Each unit takes its part of discount and shipping. @param left how many stay, by line id */
export function loweredVendorOrder(
  { shipping, commissionRate }: UnpaidVendorOrder,
  lines: readonly UnpaidLine[],
  left: ReadonlyMap<number, number>,
) {
  const cut = lines.map((line) => lineWith(line, left.get(line.id) ?? line.quantity));
  const sum = (of: readonly UnpaidLine[]) => of.reduce((total, line) => total + goodsOf(line), 0);
  const [goods, before] = [sum(cut), sum(lines)];
  const [ways = shipping] = before > 0 ? split(shipping, [goods, before - goods]) : [];
  const lowered = withLeftTax(cut, ways, { lines, shipping });
  return { lines: lowered, vendorOrder: vendorOrderFigures(lowered, ways, commissionRate) };
}
