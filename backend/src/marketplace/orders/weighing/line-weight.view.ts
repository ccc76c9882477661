import { type ByWeight, listPrice } from '../../../contract/marketplace/weight/by-weight.js';
import type { LineWeightView } from '../../../contract/marketplace/weight/weight-fields.js';
import { pricesOfMany } from '../../../contract/marketplace/weight/weight-words.js';
import { sumOfWeights, weightOfGrams, weightsOfFirst } from '../../../contract/marketplace/weight/weight.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { OrderItem } from '../../tables/order-item.entity.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';

export type LineByWeight = OrderItem & { byWeight: ByWeight };

export const isByWeight = (line: OrderItem): line is LineByWeight =>
  line.byWeight !== null && line.refunded < line.quantity;

export const isUnweighed = (line: OrderItem): boolean => isByWeight(line) && line.grams === null;

export const isToWeigh = ({ status, items }: Pick<LoadedVendorOrder, 'status' | 'items'>): boolean =>
  status !== 'cancelled' && items.some(isUnweighed);

export const isAsked = ({ askedPrice, grams }: OrderItem): boolean => askedPrice !== null && grams === null;

/** In the system of its price; null until they are weighed. */
function weightOfLine({ byWeight, grams, packages }: OrderItem): string | null {
  if (!byWeight || grams === null) return null;
  return packages
    ? sumOfWeights(
        packages.map(({ weight }) => weight),
        byWeight.per,
      )
    : weightOfGrams(grams, byWeight.per);
}

export type SoldWeight = Pick<OrderItem, 'grams' | 'packages' | 'quantity' | 'refunded'> & {
  byWeight: Pick<ByWeight, 'per' | 'inSteps'> | null;
};

/** Nothing for what is sold each, and until it is weighed; all of it where no packages were kept. */
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
