import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { dollars, wholeCents } from '@farmgate/backend/contract/shared/money';
import type { VendorOrder } from '../order-rules';

export interface CancelWords {
  title: string;
  /** What the button says that does it. */
  submit: string;
  /** What happens then, a sentence each. */
  effects: string[];
  /** Who reads a reason; null where vendors don't have the order. */
  readBy: string | null;
  /** Said once it is done. */
  done: string;
}

type Order = Pick<OrderView, 'paymentStatus' | 'paymentMethod' | 'confirmBy' | 'fulfilments' | 'deposit'>;

/** @returns the vendor orders that would be canceled: one, or all that are left */
export const canceledBy = (
  { fulfilments }: Pick<Order, 'fulfilments'>,
  vendorOrder: VendorOrder | null,
): VendorOrder[] =>
  fulfilments.filter(
    (one) => one.status !== 'cancelled' && (vendorOrder === null || one.id === vendorOrder.id),
  );

function moneyText(order: Order, vendorOrders: readonly VendorOrder[]): string {
  if (order.paymentStatus === 'authorized' && order.deposit)
    return 'We’ll refund your deposit. It can take a few days to arrive.';
  if (order.paymentStatus === 'authorized') return 'Nothing was charged, so there’s nothing to refund.';
  if (order.paymentStatus !== 'paid') return 'You haven’t paid yet, so there’s nothing to refund.';
  const back = vendorOrders.reduce(
    (sum, { total, refunded }) => sum + wholeCents(total) - wholeCents(refunded),
    0,
  );
  if (back === 0) return 'You’ve already been refunded for these items.';
  const way = order.paymentMethod === 'paypal' ? 'PayPal account' : 'card';
  return `We’ll refund ${dollars(back)} to your ${way}. It can take a few days to arrive.`;
}

/**
 * @param vendorOrder what is canceled of the order; null for all that is left
 * @returns what the dialog says before a buyer cancels
 */
export function cancelWords(order: Order, vendorOrder: VendorOrder | null): CancelWords {
  const vendorOrders = canceledBy(order, vendorOrder);
  const names = vendorOrders.map(({ vendor }) => vendor.businessName);
  const isSeen = order.paymentStatus !== 'held' && order.confirmBy === null;
  const isPart = vendorOrders.length < canceledBy(order, null).length;
  return {
    title: vendorOrder ? `Cancel the items from ${vendorOrder.vendor.businessName}?` : 'Cancel your order?',
    submit: vendorOrder ? 'Cancel Items' : 'Cancel Order',
    effects: [
      moneyText(order, vendorOrders),
      ...(isSeen ? [`We’ll email ${names.length > 2 ? 'the vendors' : names.join(' and ')}.`] : []),
      'The items go back on sale.',
      ...(isPart ? ['The rest of your order stays as it is.'] : []),
    ],
    readBy: isSeen ? `The ${names.length > 1 ? 'vendors' : 'vendor'} will see it.` : null,
    done: vendorOrder ? 'Items canceled' : 'Order canceled',
  };
}
