import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { handoverLines } from '@farmgate/backend/contract/marketplace/pickup/handover-lines';
import { formatCount } from '../../../lib/format/format';
import { amountText } from '../../parts/amount-text';

const METHODS: Record<VendorOrderView['shippingMethod'], string> = {
  pickup: 'Pickup',
  local_delivery: 'Local delivery',
  shipping: 'Shipping',
};

/** @returns how an order reaches its buyer */
export const methodLabel = ({ shippingMethod }: Pick<VendorOrderView, 'shippingMethod'>): string =>
  METHODS[shippingMethod];

/** @returns the day, the place and who comes for it, in lines; none where no day was chosen */
export const dayLines = ({ handover }: Pick<VendorOrderView, 'handover'>): string[] =>
  handover ? handoverLines(handover) : [];

export const isPickup = ({ shippingMethod }: Pick<VendorOrderView, 'shippingMethod'>): boolean =>
  shippingMethod === 'pickup';

type Money = Pick<VendorOrderView, 'paymentMethod' | 'paymentStatus' | 'total' | 'status'>;

/** @returns what is with the money of an order */
export function paymentText({ paymentMethod, paymentStatus, total, status }: Money): string {
  if (status === 'cancelled')
    return paymentStatus === 'due' || paymentStatus === 'void' ? 'Nothing to pay' : 'Refunded';
  if (paymentStatus === 'refunded') return 'Refunded';
  if (paymentMethod === 'cash') {
    return paymentStatus === 'due' && status !== 'delivered'
      ? `Collect ${amountText(total)} in cash at pickup`
      : 'Paid in cash';
  }
  return paymentMethod === 'paypal' ? 'Paid with PayPal' : 'Paid by card';
}

/** @returns what a cancellation does to the money and to the stock, in two sentences */
export function cancellationText({
  paymentStatus,
  paymentMethod,
  total,
  itemCount,
}: Pick<VendorOrderView, 'paymentStatus' | 'paymentMethod' | 'total' | 'itemCount'>): {
  money: string;
  stock: string;
} {
  const way = paymentMethod === 'paypal' ? 'PayPal account' : 'card';
  return {
    money:
      paymentStatus === 'paid' && paymentMethod !== 'cash'
        ? `We’ll refund ${amountText(total)} to the customer’s ${way} and take it from your balance.`
        : 'Nothing has been paid yet, so there’s nothing to refund.',
    stock:
      itemCount === 1
        ? 'The item goes back into your stock.'
        : `The ${formatCount(itemCount)} items go back into your stock.`,
  };
}

/** @returns the lines of an address */
export function addressLines({
  shippingAddress,
  shippingCity,
  shippingState,
  shippingZipCode,
}: Pick<
  VendorOrderView,
  'shippingAddress' | 'shippingCity' | 'shippingState' | 'shippingZipCode'
>): string[] {
  return [shippingAddress, `${shippingCity}, ${shippingState} ${shippingZipCode}`];
}

/** @returns a maps search for where an order goes */
export function mapAddress(order: Parameters<typeof addressLines>[0]): string {
  const query = encodeURIComponent(addressLines(order).join(', '));
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
