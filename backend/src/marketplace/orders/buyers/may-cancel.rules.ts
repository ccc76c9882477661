import { movesFrom, type OrderStatus } from '../../../contract/marketplace/order-status.js';
import { concernsVendors, type PaymentStatus } from '../../../contract/marketplace/payment-status.js';

interface CancelableOrder {
  paymentStatus: PaymentStatus;
}
interface CancelableShare {
  status: OrderStatus;
  /** Where it has a day: its own cutoff is the last moment. */
  handover?: { window: { ordersCloseAt: string } | null } | null;
  /** What was weighed was cut for its buyer. */
  items?: readonly { grams: number | null }[];
}

const isUnconfirmed = (status: OrderStatus): boolean =>
  movesFrom(status, 'buyer', false).some(({ to }) => to === 'cancelled');

/** @returns whether a share is with its vendor, who has not handed it over or sent it */
const isWithVendor = (status: OrderStatus): boolean => status === 'pending' || status === 'confirmed';

/**
 * @returns whether a share's status lets its buyer cancel it: nobody has confirmed it, or, of one with a day,
 * its orders have not closed yet; what is weighed already never does
 */
export function isCancelable({ status, handover, items = [] }: CancelableShare, now: Date): boolean {
  if (items.some(({ grams }) => grams !== null)) return false;
  if (!handover?.window) return isUnconfirmed(status);
  return isWithVendor(status) && now < new Date(handover.window.ordersCloseAt);
}

/** @returns whether a buyer may cancel one share alone; before it is paid, only the whole order */
export const mayCancelShare = (
  { paymentStatus }: CancelableOrder,
  share: CancelableShare,
  now = new Date(),
): boolean => concernsVendors(paymentStatus) && isCancelable(share, now);

/** @returns whether a buyer may cancel all that is left of an order; what waits for its payment, always */
export function mayCancelOrder(
  { paymentStatus }: CancelableOrder,
  shares: readonly CancelableShare[],
  now = new Date(),
): boolean {
  const left = shares.filter(({ status }) => status !== 'cancelled');
  if (paymentStatus === 'abandoned' || left.length === 0) return false;
  return left.every((share) =>
    paymentStatus === 'held' ? isUnconfirmed(share.status) : isCancelable(share, now),
  );
}

/** @returns whether a buyer may change the day, the items and who collects a share */
export const mayChangeShare = (order: CancelableOrder, share: CancelableShare, now = new Date()): boolean =>
  !!share.handover?.window && mayCancelShare(order, share, now);
