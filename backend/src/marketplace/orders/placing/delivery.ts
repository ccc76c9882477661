import type { EntityManager } from 'typeorm';
import type { CheckoutMethod } from '../../../contract/marketplace/checkout.js';
import { ZipCode } from '../../../platform/geo/zip-code.entity.js';
import { type DeliveryLine, type Goal, whyNot } from './delivery.rules.js';
import type { LockedLine } from './place-order.sql.js';

/** Where an order goes to. */
export interface Destination {
  shippingMethod: CheckoutMethod;
  state: string;
  zipCode: string;
}

/** @returns what the ways of delivery depend on */
export const deliveryLines = (lines: readonly LockedLine[]): DeliveryLine[] =>
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

/** @returns why a cart cannot reach its destination this way, or null when it can */
export async function whyNotHere(
  tx: EntityManager,
  { shippingMethod, state, zipCode }: Destination,
  lines: readonly DeliveryLine[],
): Promise<string | null> {
  return whyNot(shippingMethod, lines, await goalOf(tx, { state, zipCode }));
}
