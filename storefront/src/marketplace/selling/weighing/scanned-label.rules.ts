import { isScanOf, type Scan, weightOfPrice } from '@farmgate/backend/contract/marketplace/labels/scan';
import { readWeight } from '@farmgate/backend/contract/marketplace/weight/weight';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import type { Package } from './weighing.rules';

interface Scanned {
  /** The package that is asked for next; null where no order has the product. */
  of: Package | null;
  /** What the label says that it weighs; null where it doesn't. */
  weight: string | null;
  problem: string | null;
}

function weightOf({ weight, cents }: Scan, { line }: Package): string | null {
  if (weight !== null) return readWeight(weight, line.per);
  return cents !== null && line.prices && !line.isRepriced
    ? weightOfPrice(cents, line.per, wholeCents(line.prices.unit))
    : null;
}

const OTHER_PRICE =
  'The price has changed since this order, so the label can’t tell the weight. Please weigh the package.';

/**
 * @param packages in the order in which they are asked for
 * @param current what is asked for, where the label is of its product
 * @returns that one, else the first of the product that isn’t weighed; and what the label says
 */
export function packageOfScan(scan: Scan, packages: readonly Package[], current: Package | null): Scanned {
  const fitting = packages.filter(({ line }) => isScanOf(scan, line));
  const [first] = fitting;
  if (!first) return { of: null, weight: null, problem: 'No order here needs the product on that label.' };
  const of = fitting.find(({ key }) => key === current?.key) ?? fitting.find(({ weight }) => weight === null);
  if (!of) return { of: null, weight: null, problem: `Every package of ${first.line.name} is weighed.` };
  const weight = weightOf(scan, of);
  const isOtherPrice = scan.weight === null && scan.cents !== null && of.line.isRepriced === true;
  if (isOtherPrice) return { of, weight, problem: OTHER_PRICE };
  const isTold = weight !== null || (scan.weight === null && (scan.cents === null || !of.line.prices));
  return {
    of,
    weight,
    problem: isTold ? null : 'The price on that label doesn’t tell the weight. Please weigh the package.',
  };
}
