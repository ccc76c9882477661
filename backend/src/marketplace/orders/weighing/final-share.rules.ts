import { goodsOf } from '../../../contract/marketplace/price-order.js';
import { type ByWeight, packagesOf } from '../../../contract/marketplace/weight/by-weight.js';
import type { PricedPackage } from '../../../contract/marketplace/weight/weight-words.js';
import {
  priceOfWeight,
  weightOfGrams,
  type WeightUnit,
} from '../../../contract/marketplace/weight/weight.js';
import { split } from '../../../contract/shared/split.js';
import { shareFigures, withLeftTax } from '../lines/share-figures.rules.js';

/** A package as it was weighed. */
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

/** A share whose lines are known. */
export interface ShareAtMost {
  shipping: number;
  /** Such as "0.12". */
  commissionRate: string;
  /** What its discount code takes off, whatever the goods come to; null for a part of them, or for none. */
  fixedDiscount: number | null;
}

/**
 * What the packages of a line cost together: at most what the buyer agreed to. What they weigh more is the
 * farm's gift.
 * @param most cents
 */
export const priceOfPackages = (packages: readonly PricedPackage[], most: number): number =>
  Math.min(sumOf(packages.map(({ price }) => price)), most);

/** @returns the packages that a line has, with their prices: of pieces the first so many */
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

/**
 * @returns what was read, in the system of its price; of what only grams were kept, as it has been shown
 * since
 */
export const weighedWeight = ({ weight, grams }: Omit<WeighedPackage, 'package'>, per: WeightUnit): string =>
  weight ?? weightOfGrams(grams, per);

/** @returns how many packages of a line are missing */
export function missingPackages(
  byWeight: Pick<ByWeight, 'inSteps'>,
  quantity: number,
  weighed: number,
): number {
  return Math.max(packagesOf(byWeight, quantity) - weighed, 0);
}

/**
 * What a share costs once its lines are weighed. A line takes its part of the discount along, and each rate
 * taxes what its goods come to, so nothing is more than at most, unless its buyer has agreed to more. An
 * amount that a code takes off stays as long as the goods are worth it.
 * @param prices what lines cost by their weight, by their ids; all others cost what they did
 */
export function finalShare(
  share: ShareAtMost,
  lines: readonly LineAtMost[],
  prices: ReadonlyMap<number, number>,
) {
  const isPart = share.fixedDiscount === null;
  const finals = lines.map((line) => finalLine(line, prices.get(line.id) ?? line.totalPrice, isPart));
  const spent = share.fixedDiscount === null ? finals : spread(finals, lines, share.fixedDiscount);
  const isSame = spent.every((line, index) => goodsOf(line) === goodsOf(lines[index] ?? line));
  const taxed = isSame ? spent : withLeftTax(spent, share.shipping, { lines, shipping: share.shipping });
  return { lines: taxed, share: shareFigures(taxed, share.shipping, share.commissionRate) };
}

/**
 * @param isPart whether the discount is a part of the goods, which grows with them
 * @returns a line at its own price, with the part of the discount that the price is of the most
 */
function finalLine(line: LineAtMost, totalPrice: number, isPart: boolean): LineAtMost {
  const { discount, totalPrice: most } = line;
  const grows = isPart && totalPrice > most && most > 0;
  const more = grows ? Math.round((discount * (totalPrice - most)) / most) : 0;
  return { ...line, totalPrice, discount: more + part(discount, Math.min(totalPrice, most), most) };
}

/** @returns of an amount what a part of some goods, or all of them, is of the whole */
const part = (cents: number, of: number, whole: number): number => split(cents, [of, whole - of])[0] ?? 0;

/**
 * Gives the rest of an amount off to the lines that had a part of it, as far as they are worth it. None has
 * less of it than its own part.
 */
function spread(finals: readonly LineAtMost[], before: readonly LineAtMost[], cents: number): LineAtMost[] {
  const room = finals.map(({ totalPrice, discount }, index) =>
    before[index]?.discount ? totalPrice - discount : 0,
  );
  const left = Math.max(cents - sumOf(finals.map(({ discount }) => discount)), 0);
  const more = split(Math.min(left, sumOf(room)), room);
  return finals.map((line, index) => ({ ...line, discount: line.discount + (more[index] ?? 0) }));
}

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);
