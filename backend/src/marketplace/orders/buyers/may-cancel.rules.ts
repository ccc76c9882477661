import { movesFrom, type OrderStatus } from '../../../contract/marketplace/order-status.js';
import { concernsVendors, type PaymentStatus } from '../../../contract/marketplace/payment-status.js';

interface CancelableOrder {
  paymentStatus: PaymentStatus;
}
interface CancelableVendorOrder {
  status: OrderStatus;
  handover?: { window: { ordersCloseAt: string } | null } | null;
  items?: readonly { grams: number | null }[];
}

const isUnconfirmed = (status: OrderStatus): boolean =>
  movesFrom(status, 'buyer', false).some(({ to }) => to === 'cancelled');

const isWithVendor = (status: OrderStatus): boolean => status === 'pending' || status === 'confirmed';

/** Until it is confirmed; with a day, until its orders close; never once it is weighed. */
export function isCancelable({ status, handover, items = [] }: CancelableVendorOrder, now: Date): boolean {
  if (items.some(({ grams }) => grams !== null)) return false;
  if (!handover?.window) return isUnconfirmed(status);
  return isWithVendor(status) && now < new Date(handover.window.ordersCloseAt);
}

/** @returns whether a buyer may cancel one vendor order alone; before it is paid, only the whole order */
export const mayCancelVendorOrder = (
  { paymentStatus }: CancelableOrder,
  vendorOrder: CancelableVendorOrder,
  now = new Date(),
): boolean => concernsVendors(paymentStatus) && isCancelable(vendorOrder, now);

/** @returns whether a buyer may cancel all that is left of an order; what waits for its payment, always */
export function mayCancelOrder(
  { paymentStatus }: CancelableOrder,
  vendorOrders: readonly CancelableVendorOrder[],
  now = new Date(),
): boolean {
  const left = vendorOrders.filter(({ status }) => status !== 'cancelled');
  if (paymentStatus === 'abandoned' || left.length === 0) return false;
  return left.every((vendorOrder) =>
    paymentStatus === 'held' ? isUnconfirmed(vendorOrder.status) : isCancelable(vendorOrder, now),
  );
}

export const mayChangeVendorOrder = (
  order: CancelableOrder,
  vendorOrder: CancelableVendorOrder,
  now = new Date(),
): boolean => !!vendorOrder.handover?.window && mayCancelVendorOrder(order, vendorOrder, now);
