import { goodsOf } from '../../../contract/marketplace/price-order.js';
import { basisPointsOf, shareOf } from '../../../contract/shared/money.js';

/** What a line costs, in whole cents. */
interface LineFigures {
  totalPrice: number;
  discount: number;
  tax: number;
}

/**
 * @param shipping in whole cents
 * @param commissionRate such as "0.12"
 * @returns what a share of these lines costs, with the commission of its goods, in whole cents
 */
export function shareFigures(lines: readonly LineFigures[], shipping: number, commissionRate: string) {
  const sum = (of: (line: LineFigures) => number) => lines.reduce((total, line) => total + of(line), 0);
  const [goods, tax] = [sum(goodsOf), sum((line) => line.tax)];
  return {
    ...{ subtotal: sum((line) => line.totalPrice), discount: sum((line) => line.discount), tax, shipping },
    total: goods + tax + shipping,
    commission: shareOf(goods, basisPointsOf(commissionRate) ?? 0),
  };
}
