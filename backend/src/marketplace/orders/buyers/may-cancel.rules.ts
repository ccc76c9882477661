import { movesFrom, type OrderStatus } from '../../../contract/marketplace/order-status.js';
import { concernsVendors, type PaymentStatus } from '../../../contract/marketplace/payment-status.js';

interface CancelableOrder {
  paymentStatus: PaymentStatus;
}
interface CancelableShare {
  status: OrderStatus;
}

/** @returns whether a share's status lets its buyer cancel it: nobody has confirmed it */
export const isCancelable = ({ status }: CancelableShare): boolean =>
  movesFrom(status, 'buyer', false).some(({ to }) => to === 'cancelled');

/** @returns whether a buyer may cancel one share alone; before it is paid, only the whole order */
export const mayCancelShare = ({ paymentStatus }: CancelableOrder, share: CancelableShare): boolean =>
  concernsVendors(paymentStatus) && isCancelable(share);

/** @returns whether a buyer may cancel all that is left of an order */
export function mayCancelOrder(
  { paymentStatus }: CancelableOrder,
  shares: readonly CancelableShare[],
): boolean {
  const left = shares.filter(({ status }) => status !== 'cancelled');
  return paymentStatus !== 'abandoned' && left.length > 0 && left.every(isCancelable);
}
