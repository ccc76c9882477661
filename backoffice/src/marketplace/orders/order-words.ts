import type { AdminOrder, AdminVendorOrder } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import { movesFrom, ORDER_STATUSES } from '@farmgate/backend/contract/marketplace/order-status';
import { type Tone, words } from '../../kit/cells';

export const ORDER_TONES: Readonly<Record<string, Tone>> = {
  pending: 'waiting',
  confirmed: 'good',
  shipped: 'good',
  delivered: 'good',
  'picked-up': 'good',
};

/** @returns the state of an order as its buyer reads it: what is picked up isn't delivered */
export const orderState = (status: string, method: string): string =>
  status === 'delivered' && method === 'pickup' ? 'picked-up' : status;

export const STATUS_CHOICES = ORDER_STATUSES.map((id) => ({
  id,
  name: id === 'delivered' ? 'Delivered or picked up' : words(id),
}));

export const MONEY_TONES: Readonly<Record<string, Tone>> = {
  held: 'waiting',
  authorized: 'waiting',
  owed: 'bad',
  paid: 'good',
  'partly-refunded': 'waiting',
  refunded: 'bad',
};

/** @returns the state of a payment for a badge: of what is paid, some may have gone back */
export const paidState = (status: string, refunded: number): string =>
  status === 'paid' && refunded > 0 ? 'partly-refunded' : status;

/** @returns what became of an order's money, for a badge */
export const moneyOf = ({ paymentStatus, refunded }: Pick<AdminOrder, 'paymentStatus' | 'refunded'>) =>
  paidState(paymentStatus, refunded);

/** Of payments, refunds and payouts. */
export const SENDING_TONES: Readonly<Record<string, Tone>> = {
  waiting: 'waiting',
  authorized: 'waiting',
  collecting: 'waiting',
  done: 'good',
  paid: 'good',
  'partly-refunded': 'waiting',
  failed: 'bad',
};

export const METHOD_WORDS = {
  pickup: 'Pickup',
  local_delivery: 'Local delivery',
  shipping: 'Shipping',
} as const;

export const PAYMENT_WORDS = { credit_card: 'Card', paypal: 'PayPal', cash: 'Cash at pickup' } as const;

export const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

/** @returns whether vendors know of the order yet, so that its vendor orders can be moved */
export const isWithVendors = ({ paymentStatus }: Pick<AdminOrder, 'paymentStatus'>) =>
  paymentStatus !== 'held' && paymentStatus !== 'abandoned';

/** @returns the moves that staff may make with a vendor order, without cancelling it */
export const movesOf = (order: AdminOrder, vendorOrder: AdminVendorOrder) =>
  isWithVendors(order)
    ? movesFrom(
        vendorOrder.status,
        'staff',
        (vendorOrder.method ?? order.shippingMethod) === 'pickup',
      ).filter(({ to }) => to !== 'cancelled')
    : [];

export const canCancel = (order: AdminOrder, vendorOrder: AdminVendorOrder) =>
  isWithVendors(order) && (vendorOrder.status === 'pending' || vendorOrder.status === 'confirmed');

/**
 * @returns the vendor orders that cancelling the whole order cancels; none where a part of it is on its way
 *   already
 */
export function vendorOrdersToCancel(order: AdminOrder): AdminVendorOrder[] {
  const open = order.shares.filter(({ status }) => status !== 'cancelled');
  return open.every((vendorOrder) => canCancel(order, vendorOrder)) ? open : [];
}

type Address = Pick<AdminOrder, 'shippingAddress' | 'shippingCity' | 'shippingState' | 'shippingZipCode'>;

/** @returns the lines of an address, without what is not there: an order that is picked up may have none */
export function addressLines(order: Address): string[] {
  const stateAndZip = [order.shippingState, order.shippingZipCode].filter(Boolean).join(' ');
  const place = [order.shippingCity, stateAndZip].filter(Boolean).join(', ');
  return [order.shippingAddress, place].filter(Boolean);
}
