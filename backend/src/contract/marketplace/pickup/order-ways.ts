import type { CheckoutMethod } from '../checkout.js';

/** How an order goes, and the vendors whose part of it goes another way. */
export interface OrderWays {
  method: CheckoutMethod;
  methods?: ReadonlyMap<number, CheckoutMethod> | undefined;
}

/** @returns how a vendor's part of an order reaches its buyer */
export const wayOf = ({ method, methods }: OrderWays, vendorId: number): CheckoutMethod =>
  methods?.get(vendorId) ?? method;

/**
 * @param vendorOrders of an order that were chosen one by one; none where it goes one way
 * @returns the way of the whole order: what is sent anywhere counts as sent
 */
export function orderWays(
  method: CheckoutMethod,
  vendorOrders: readonly { vendorId: number; method: CheckoutMethod }[] = [],
): OrderWays {
  if (vendorOrders.length === 0) return { method };
  const methods = new Map(vendorOrders.map((vendorOrder) => [vendorOrder.vendorId, vendorOrder.method]));
  const chosen = new Set(methods.values());
  const farthest = (['shipping', 'local_delivery'] as const).find((way) => chosen.has(way)) ?? 'pickup';
  return { method: farthest, methods };
}
