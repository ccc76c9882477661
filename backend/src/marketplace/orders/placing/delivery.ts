import type { EntityManager } from 'typeorm';
import type { OrderWays } from '../../../contract/marketplace/pickup/order-ways.js';
import { ZipCode } from '../../../platform/geo/zip-code.entity.js';
import { type DeliveryLine, type Goal, type Refused, whyNotSome } from './delivery.rules.js';
import type { LockedLine } from './place-order.sql.js';

/**
 * @param zoned vendors whose delivery zones bring their part, however far away that is
 * @returns what the ways of delivery depend on
 */
export const deliveryLines = (lines: readonly LockedLine[], zoned: readonly number[] = []): DeliveryLine[] =>
  lines.map((line) => ({
    productName: line.productName,
    vendorId: line.vendorId,
    vendorName: line.vendorName,
    from: {
      city: line.vendorCity,
      state: line.vendorState,
      shippingStates: line.vendorShippingStates,
      latitude: line.vendorLatitude,
      longitude: line.vendorLongitude,
    },
    isZoned: zoned.includes(line.vendorId),
    methods: line.productMethods.length > 0 ? line.productMethods : line.vendorMethods,
  }));

/** @returns where a ZIP code and a state are, as far as they are given */
export async function goalOf(
  tx: EntityManager,
  { state, zipCode }: { state?: string | undefined; zipCode?: string | undefined },
): Promise<Goal> {
  const place = zipCode === undefined ? null : await tx.getRepository(ZipCode).findOneBy({ zipCode });
  return { place, state: state ?? null };
}

/** @returns why an order cannot reach its destination this way, and whose part of it; null when it can */
export async function whyNotHere(
  tx: EntityManager,
  to: { state: string; zipCode: string },
  lines: readonly DeliveryLine[],
  ways: OrderWays,
): Promise<Refused | null> {
  // Where its buyer lives does not matter to what is picked up.
  const goal = ways.method === 'pickup' ? { place: null, state: to.state } : await goalOf(tx, to);
  return whyNotSome(ways, lines, goal);
}
