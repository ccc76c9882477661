import { taxLeftLines } from '../../../contract/marketplace/left-tax.js';
import { goodsOf } from '../../../contract/marketplace/price-order.js';
import { basisPointsOf, shareOf } from '../../../contract/shared/money.js';

/** What a line costs, in whole cents. */
interface LineFigures {
  totalPrice: number;
  discount: number;
  tax: number;
}

/** @param shipping whole cents @param commissionRate such as "0.12" @returns whole cents */
export function vendorOrderFigures(lines: readonly LineFigures[], shipping: number, commissionRate: string) {
  const sum = (of: (line: LineFigures) => number) => lines.reduce((total, line) => total + of(line), 0);
  const [goods, tax] = [sum(goodsOf), sum((line) => line.tax)];
  return {
    ...{ subtotal: sum((line) => line.totalPrice), discount: sum((line) => line.discount), tax, shipping },
    total: goods + tax + shipping,
    commission: shareOf(goods, basisPointsOf(commissionRate) ?? 0),
  };
}

/** Each rate times its goods, rounded once; no more goods than before cost no more. */
export function withLeftTax<Line extends LineFigures & { taxBasisPoints: number | null }>(
  lines: readonly Line[],
  shipping: number,
  before: { lines: readonly LineFigures[]; shipping: number },
): Line[] {
  const sum = (of: readonly LineFigures[]) => of.reduce((total, line) => total + goodsOf(line), 0);
  const [goods, old] = [sum(lines), sum(before.lines)];
  const tax = before.lines.reduce((total, line) => total + line.tax, 0);
  return taxLeftLines(lines, goods > old ? undefined : old + tax + before.shipping - goods - shipping);
}
