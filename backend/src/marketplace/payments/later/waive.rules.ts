import { taxLeftLines } from '../../../contract/marketplace/left-tax.js';
import { goodsOf } from '../../../contract/marketplace/price-order.js';

interface WaivedLine {
  byWeight: unknown;
  totalPrice: number;
  discount: number;
  tax: number;
  taxBasisPoints: number | null;
}

/** By weight first; what stays is taxed by its rate. @param cents at most what the lines cost */
export function waivedLines<Line extends WaivedLine>(lines: readonly Line[], cents: number): Line[] {
  const ordered = lines.toSorted((one, other) => Number(!one.byWeight) - Number(!other.byWeight));
  const tax = taxOf(ordered);
  for (let goods = 0; ; goods += 1) {
    const rest = tax - (cents - goods);
    const left = withoutGoods(ordered, goods);
    if (taxOf(taxLeftLines(left)) > rest && goods < cents) continue;
    const taxed = taxLeftLines(left, rest);
    const more = rest - taxOf(taxed);
    const [largest] = taxed.toSorted((one, other) => other.tax - one.tax);
    return taxed.map((line) => (line === largest ? { ...line, tax: line.tax + more } : line));
  }
}

const taxOf = (lines: readonly WaivedLine[]): number => lines.reduce((sum, line) => sum + line.tax, 0);

function withoutGoods<Line extends WaivedLine>(lines: readonly Line[], cents: number): Line[] {
  let rest = cents;
  return lines.map((line) => {
    const off = Math.min(rest, goodsOf(line));
    rest -= off;
    return { ...line, discount: line.discount + off };
  });
}
