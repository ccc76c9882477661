import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { wholeCents } from '../../parts/amount-text';
import type { Share } from '../order-rules';

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

/** @returns the shares that would be canceled: one, or all that are left */
export const canceledBy = ({ fulfilments }: Pick<Order, 'fulfilments'>, share: Share | null): Share[] =>
  fulfilments.filter((one) => one.status !== 'cancelled' && (share === null || one.id === share.id));

function moneyText(order: Order, shares: readonly Share[]): string {
  if (order.paymentStatus === 'authorized' && order.deposit)
    return 'We’ll refund your deposit. It can take a few days to arrive.';
  if (order.paymentStatus === 'authorized') return 'Nothing was charged, so there’s nothing to refund.';
  if (order.paymentStatus !== 'paid') return 'You haven’t paid yet, so there’s nothing to refund.';
  const back = shares.reduce((sum, { total, refunded }) => sum + wholeCents(total) - wholeCents(refunded), 0);
  if (back === 0) return 'You’ve already been refunded for these items.';
  const way = order.paymentMethod === 'paypal' ? 'PayPal account' : 'card';
  return `We’ll refund ${dollars(back)} to your ${way}. It can take a few days to arrive.`;
}

/**
 * @param share what is canceled of the order; null for all that is left
 * @returns what the dialog says before a buyer cancels
 */
export function cancelWords(order: Order, share: Share | null): CancelWords {
  const shares = canceledBy(order, share);
  const names = shares.map(({ vendor }) => vendor.businessName);
  const isSeen = order.paymentStatus !== 'held' && order.confirmBy === null;
  const isPart = shares.length < canceledBy(order, null).length;
  return {
    title: share ? `Cancel the items from ${share.vendor.businessName}?` : 'Cancel your order?',
    submit: share ? 'Cancel Items' : 'Cancel Order',
    effects: [
      moneyText(order, shares),
      ...(isSeen ? [`We’ll email ${names.length > 2 ? 'the vendors' : names.join(' and ')}.`] : []),
      'The items go back on sale.',
      ...(isPart ? ['The rest of your order stays as it is.'] : []),
    ],
    readBy: isSeen ? `The ${names.length > 1 ? 'vendors' : 'vendor'} will see it.` : null,
    done: share ? 'Items canceled' : 'Order canceled',
  };
}
