import { sumOf } from '../../../contract/marketplace/refund-parts.js';
import { split } from '../../../contract/shared/split.js';
import { type Left, partsOf } from '../refunds/refund-parts.rules.js';

/** What a dispute takes of a vendor order, in whole cents; negative where it gives back. */
export interface DisputedPart extends Left {
  vendorOrderId: number;
}

/**
 * @param cents more than 0; what is beyond all that is left is Farmgate's loss @param left by vendor order
 */
export function takenParts(cents: number, left: ReadonlyMap<number, Left>): DisputedPart[] {
  const vendorOrders = [...left].filter(([, one]) => sumOf(one) > 0);
  const all = vendorOrders.reduce((sum, [, one]) => sum + sumOf(one), 0);
  if (all === 0) return [];
  const amounts = split(
    Math.min(cents, all),
    vendorOrders.map(([, one]) => sumOf(one)),
  );
  return vendorOrders.flatMap(([vendorOrderId, one], index) => {
    const amount = amounts[index] ?? 0;
    return amount > 0 ? [{ vendorOrderId, ...partsOf(amount, one) }] : [];
  });
}

/** Cents that a payment added to a vendor order, without what went back of it. */
export interface Addition {
  id: number;
  paymentId: number;
  cents: number;
}

/**
 * An addition is of its vendor order alone; any other payment has no part in it. @param left by vendor order
 */
export function ofPayment(
  left: ReadonlyMap<number, Left>,
  additions: readonly Addition[],
  paymentId: number,
): Map<number, Left> {
  const own = additions.find((addition) => addition.paymentId === paymentId);
  const vendorOrders = own ? [...left].filter(([id]) => id === own.id) : [...left];
  return new Map(
    vendorOrders.flatMap(([id, one]) => {
      const others = additions.filter((addition) => addition.id === id && addition !== own);
      const added = others.reduce((sum, other) => sum + other.cents, 0);
      const cents = sumOf(one) - added;
      return cents > 0 ? [[id, partsOf(cents, one)] as const] : [];
    }),
  );
}

/** @param cents more than 0 @param taken by vendor order, what the dispute has of it */
export function returnedParts(cents: number, taken: ReadonlyMap<number, Left>): DisputedPart[] {
  return takenParts(cents, taken).map(({ vendorOrderId, goods, tax, shipping, commission }) => ({
    ...{ vendorOrderId, goods: -goods, tax: -tax },
    ...{ shipping: -shipping, commission: -commission },
  }));
}
