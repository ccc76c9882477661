import { type ByWeight, listPrice } from '../../../contract/marketplace/weight/by-weight.js';
import type { LineWeightView } from '../../../contract/marketplace/weight/weight-fields.js';
import { pricesOfMany } from '../../../contract/marketplace/weight/weight-words.js';
import { sumOfWeights, weightOfGrams, weightsOfFirst } from '../../../contract/marketplace/weight/weight.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { OrderItem } from '../../tables/order-item.entity.js';
import type { LoadedShare } from '../fulfilments/load-shares.js';

export type LineByWeight = OrderItem & { byWeight: ByWeight };

/** @returns whether a line is sold by weight, and something of it is left */
export const isByWeight = (line: OrderItem): line is LineByWeight =>
  line.byWeight !== null && line.refunded < line.quantity;

/** @returns whether a line is still to be weighed */
export const isUnweighed = (line: OrderItem): boolean => isByWeight(line) && line.grams === null;

/** @returns whether something of a share is still to be weighed, so that its total is the most */
export const isToWeigh = ({ status, items }: Pick<LoadedShare, 'status' | 'items'>): boolean =>
  status !== 'cancelled' && items.some(isUnweighed);

/** @returns whether the farm waits for the buyer's answer */
export const isAsked = ({ askedPrice, grams }: OrderItem): boolean => askedPrice !== null && grams === null;

/**
 * @returns what all packages of a line weigh together, in the system of its price; null until they are
 * weighed
 */
function weightOfLine({ byWeight, grams, packages }: OrderItem): string | null {
  if (!byWeight || grams === null) return null;
  return packages
    ? sumOfWeights(
        packages.map(({ weight }) => weight),
        byWeight.per,
      )
    : weightOfGrams(grams, byWeight.per);
}

/** What is stored of a line that may be sold by weight. */
export type SoldWeight = Pick<OrderItem, 'grams' | 'packages' | 'quantity' | 'refunded'> & {
  byWeight: Pick<ByWeight, 'per' | 'inSteps'> | null;
};

/**
 * @returns what the packages weigh that are left of a line, or all of it where they were not kept; nothing
 * for what is sold each, and until they are weighed
 */
export function weightsLeft({ byWeight, grams, packages, quantity, refunded }: SoldWeight): string[] {
  if (!byWeight || grams === null) return [];
  if (!packages) return [weightOfGrams(grams, byWeight.per)];
  const weights = packages.map(({ weight }) => weight);
  return weightsOfFirst(byWeight, weights, { quantity, left: quantity - refunded });
}

function weighedView(line: OrderItem): Pick<LineWeightView, 'grams' | 'weight' | 'packages'> {
  const { grams, packages } = line;
  return {
    ...{ grams, weight: weightOfLine(line) },
    ...(packages && {
      packages: packages.map(({ weight, price }) => ({ weight, price: amountOf(price) })),
    }),
  };
}

/** @returns how a line was sold by weight, as its buyer sees it; nothing for what is sold each */
export function lineWeightView(line: OrderItem): { weight?: LineWeightView } {
  if (!line.byWeight) return {};
  const { byWeight, quantity } = line;
  return {
    weight: {
      ...byWeight,
      price: amountOf(byWeight.price),
      aboutPrice: amountOf(pricesOfMany(byWeight, quantity).about),
      mostPrice: amountOf(Math.max(listPrice(line), line.agreedPrice ?? 0)),
      ...weighedView(line),
      ...(isAsked(line) && { askedPrice: amountOf(line.askedPrice ?? 0) }),
    },
  };
}
