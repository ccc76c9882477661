/** The tax of what is left of a vendor order once it changed, in whole cents. Free of zod. */
import { shareOf, tenthsOf } from '../shared/money.js';
import { split } from '../shared/split.js';
import { goodsOf } from './price-order.js';

/** Goods that were sold at a rate. */
export interface LeftGoods {
  /** Cents of what is left of them. */
  left: number;
  /** Cents of what is not any more. */
  gone?: number;
  /** Hundredths of a percent, with one decimal at most; null where no rule said. */
  taxBasisPoints: number | null;
}

/**
 * What is left of each rate times the rate, rounded once, half a cent up.
 * @param goods what is left of all in money, where that is not what is left of the lines: an amount that went
 * back was of all that is left alike, and one that was kept is of what is gone
 */
export function taxOfLeft(lines: readonly LeftGoods[], goods = sumOf(lines.map(({ left }) => left))): number {
  const [all, lost] = [sumOf(lines.map(({ left }) => left)), sumOf(lines.map(({ gone = 0 }) => gone))];
  const [kept, part, of] =
    goods > all && lost > 0 ? [1, goods - all, lost] : all > 0 ? [0, goods, all] : [0, 0, 1];
  const taxes = [...byRate(lines)].map(([rate, own]) => {
    const left = sumOf(own.map((line) => line.left));
    const gone = sumOf(own.map((line) => line.gone ?? 0));
    // Of these goods there are so many of `of` parts of a cent.
    const parts = kept
      ? BigInt(left) * BigInt(of) + BigInt(part) * BigInt(gone)
      : BigInt(left) * BigInt(part);
    return Number((2n * parts * BigInt(rate) + WHOLE * BigInt(of)) / (2n * WHOLE * BigInt(of)));
  });
  return sumOf(taxes);
}

/** Tenths of a basis point in 100 %. */
const WHOLE = 100_000n;

/** A line of a vendor order, in whole cents. */
interface TaxedLine {
  totalPrice: number;
  discount: number;
  tax: number;
  taxBasisPoints: number | null;
}

/**
 * Taxes lines by what is left of them: those of a rate together, split among them by what they cost.
 * @param most what the tax of all may be
 */
export function taxLeftLines<Line extends TaxedLine>(lines: readonly Line[], most = Infinity): Line[] {
  const taxes = lines.map(() => 0);
  let rest = most;
  for (const [rate] of byRate(lines)) {
    const own = lines.map((line) => (rateOf(line) === rate ? goodsOf(line) : 0));
    const tax = Math.min(shareOf(sumOf(own), rate / 10), rest);
    rest -= tax;
    split(tax, own).forEach((cents, index) => (taxes[index] = (taxes[index] ?? 0) + cents));
  }
  return lines.map((line, index) => ({ ...line, tax: taxes[index] ?? 0 }));
}

const rateOf = ({ taxBasisPoints }: Pick<LeftGoods, 'taxBasisPoints'>) => tenthsOf(taxBasisPoints ?? 0);

/** @returns what is taxed at all, by rates in tenths of a basis point */
function byRate<Line extends Pick<LeftGoods, 'taxBasisPoints'>>(lines: readonly Line[]): Map<number, Line[]> {
  const rates = new Map<number, Line[]>();
  for (const line of lines) {
    const rate = rateOf(line);
    if (rate > 0) rates.set(rate, [...(rates.get(rate) ?? []), line]);
  }
  return rates;
}

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);
