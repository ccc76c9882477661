/** Which vendor orders an order's totals are of. Free of zod. */
import type { OrderStatus } from './order-status.js';

/**
 * @returns vendor orders that an order's totals are of: what was canceled before it was paid counts no more,
 *   what was refunded is said beside the total. Of an order that was canceled as a whole, all of them.
 */
export function countedVendorOrders<VendorOrder extends { status: OrderStatus; refunded: number }>(
  vendorOrders: readonly VendorOrder[],
): readonly VendorOrder[] {
  const counted = vendorOrders.filter(({ status, refunded }) => status !== 'cancelled' || refunded > 0);
  return counted.length > 0 ? counted : vendorOrders;
}
