import type { EntityManager } from 'typeorm';
import type { CheckoutMethod } from '../../../contract/marketplace/checkout.js';
import { distanceMiles } from '../../../contract/shared/geo/distance.js';
import { ZipCode } from '../../../platform/geo/zip-code.entity.js';
import { type DeliveryLine, whyNot } from './delivery.rules.js';
import type { LockedLine } from './place-order.sql.js';

/** Where an order goes to. */
export interface Destination {
  shippingMethod: CheckoutMethod;
  state: string;
  zipCode: string;
}

type LineWithSpot = Omit<DeliveryLine, 'miles'> & { latitude: number; longitude: number };

/** @returns what the ways of delivery depend on, still without the distance */
export const deliveryLines = (lines: readonly LockedLine[]): LineWithSpot[] =>
  lines.map((line) => ({
    productName: line.productName,
    vendorName: line.vendorName,
    vendorState: line.vendorState,
    methods: line.productMethods.length > 0 ? line.productMethods : line.vendorMethods,
    latitude: line.vendorLatitude,
    longitude: line.vendorLongitude,
  }));

/** @returns the lines with their distance to a ZIP code; null where that does not exist, or none is given */
export async function withMiles(
  tx: EntityManager,
  lines: readonly LineWithSpot[],
  zipCode: string | undefined,
): Promise<DeliveryLine[]> {
  const to = zipCode === undefined ? null : await tx.getRepository(ZipCode).findOneBy({ zipCode });
  return lines.map((line) => ({ ...line, miles: to && distanceMiles(line, to) }));
}

/** @returns why a cart cannot reach its destination this way, or null when it can */
export async function whyNotHere(
  tx: EntityManager,
  { shippingMethod, state, zipCode }: Destination,
  lines: readonly LineWithSpot[],
): Promise<string | null> {
  return whyNot(shippingMethod, await withMiles(tx, lines, zipCode), state);
}
