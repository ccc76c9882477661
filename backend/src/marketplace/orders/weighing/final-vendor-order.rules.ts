import { goodsOf } from '../../../contract/marketplace/price-order.js';
import { type ByWeight, packagesOf } from '../../../contract/marketplace/weight/by-weight.js';
import type { PricedPackage } from '../../../contract/marketplace/weight/weight-words.js';
import {
  priceOfWeight,
  weightOfGrams,
  type WeightUnit,
} from '../../../contract/marketplace/weight/weight.js';
import { split } from '../../../contract/shared/split.js';
import { vendorOrderFigures, withLeftTax } from '../lines/vendor-order-figures.rules.js';

interface WeighedPackage {
  package: number;
  /** Null where only grams were kept. */
  weight: string | null;
  grams: number;
}

/** A line at what it can cost at most, in whole cents. */
export interface LineAtMost {
  id: number;
  totalPrice: number;
  discount: number;
  tax: number;
  /** The rate of the sale, in hundredths of a percent, with one decimal; null where no rule said. */
  taxBasisPoints: number | null;
}

export interface VendorOrderAtMost {
  shipping: number;
  /** Such as "0.12". */
  commissionRate: string;
  /** What its discount code takes off, whatever the goods come to; null for a part of them, or for none. */
  fixedDiscount: number | null;
}

/** @param most cents the buyer agreed to; what the packages weigh more is the farm's gift */
export const priceOfPackages = (packages: readonly PricedPackage[], most: number): number =>
  Math.min(sumOf(packages.map(({ price }) => price)), most);

export const packagesWeighed = (
  { inSteps, per, price }: Pick<ByWeight, 'inSteps' | 'per' | 'price'>,
  quantity: number,
  weighings: readonly WeighedPackage[],
): PricedPackage[] =>
  weighings
    .filter((one) => inSteps || one.package <= quantity)
    .toSorted((one, other) => one.package - other.package)
    .map((one) => weighedWeight(one, per))
    .map((weight) => ({ weight, price: priceOfWeight(weight, per, price) }));

export const weighedWeight = ({ weight, grams }: Omit<WeighedPackage, 'package'>, per: WeightUnit): string =>
  weight ?? weightOfGrams(grams, per);

export function missingPackages(
  byWeight: Pick<ByWeight, 'inSteps'>,
  quantity: number,
  weighed: number,
): number {
  return Math.max(packagesOf(byWeight, quantity) - weighed, 0);
}

/** Never above the most, unless its buyer agreed. @param prices of lines by weight, by id */
export function finalVendorOrder(
  vendorOrder: VendorOrderAtMost,
  lines: readonly LineAtMost[],
  prices: ReadonlyMap<number, number>,
) {
  const isPart = vendorOrder.fixedDiscount === null;
  const finals = lines.map((line) => finalLine(line, prices.get(line.id) ?? line.totalPrice, isPart));
  const spent =
    vendorOrder.fixedDiscount === null ? finals : spread(finals, lines, vendorOrder.fixedDiscount);
  const isSame = spent.every((line, index) => goodsOf(line) === goodsOf(lines[index] ?? line));
  const taxed = isSame
    ? spent
    : withLeftTax(spent, vendorOrder.shipping, { lines, shipping: vendorOrder.shipping });
  return {
    lines: taxed,
    vendorOrder: vendorOrderFigures(taxed, vendorOrder.shipping, vendorOrder.commissionRate),
  };
}

/** @param isPart whether the discount is a part of the goods, which grows with them */
function finalLine(line: LineAtMost, totalPrice: number, isPart: boolean): LineAtMost {
  const { discount, totalPrice: most } = line;
  const grows = isPart && totalPrice > most && most > 0;
  const more = grows ? Math.round((discount * (totalPrice - most)) / most) : 0;
  return { ...line, totalPrice, discount: more + part(discount, Math.min(totalPrice, most), most) };
}

const part = (cents: number, of: number, whole: number): number => split(cents, [of, whole - of])[0] ?? 0;

/** As far as they are worth it; none has less of it than its own part. */
function spread(finals: readonly LineAtMost[], before: readonly LineAtMost[], cents: number): LineAtMost[] {
  const room = finals.map(({ totalPrice, discount }, index) =>
    before[index]?.discount ? totalPrice - discount : 0,
  );
  const left = Math.max(cents - sumOf(finals.map(({ discount }) => discount)), 0);
  const more = split(Math.min(left, sumOf(room)), room);
  return finals.map((line, index) => ({ ...line, discount: line.discount + (more[index] ?? 0) }));
}

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);
