import type { EntityManager } from 'typeorm';
import type { OrderWays } from '../../../contract/marketplace/pickup/order-ways.js';
import { ZipCode } from '../../../platform/geo/zip-code.entity.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { VendorOrderWay } from '../../pickups/ways/vendor-order-ways.js';
import { type DeliveryLine, type Goal, whyNotSome } from './delivery.rules.js';
import type { LockedLine } from './place-order.sql.js';
import { whyNotInState } from './zip-state.rules.js';

/** @param zoned vendors whose zones bring their part, however far away that is */
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

export async function goalOf(
  tx: EntityManager,
  { state, zipCode }: { state?: string | undefined; zipCode?: string | undefined },
): Promise<Goal> {
  const place = zipCode === undefined ? null : await tx.getRepository(ZipCode).findOneBy({ zipCode });
  return { place, state: state ?? null };
}

/** @throws VALIDATION_FAILED for a ZIP code of another state, DELIVERY_NOT_POSSIBLE */
export async function refuseElsewhere(
  tx: EntityManager,
  to: { state: string; zipCode: string },
  lines: readonly LockedLine[],
  { ways, chosen }: { ways: OrderWays; chosen: readonly VendorOrderWay[] },
): Promise<void> {
  // Where its buyer lives does not matter to what is picked up.
  const goal = ways.method === 'pickup' ? { place: null, state: to.state } : await goalOf(tx, to);
  const message = whyNotInState(to.state, goal.place);
  if (message) throw new DomainError('VALIDATION_FAILED', [{ path: 'zipCode', message }]);
  const zoned = chosen.filter(({ zoneId }) => zoneId !== null).map(({ vendorId }) => vendorId);
  const refused = whyNotSome(ways, deliveryLines(lines, zoned), goal);
  if (!refused) return;
  const index = chosen.findIndex(({ vendorId }) => vendorId === refused.vendorId);
  const path = index < 0 ? 'shippingMethod' : `shares.${index}.method`;
  throw new DomainError('DELIVERY_NOT_POSSIBLE', [{ path, message: refused.message }]);
}
