import { roundedCashText } from '@farmgate/backend/contract/marketplace/cash/cash-rounding';
import { balanceDayText } from '@farmgate/backend/contract/marketplace/deposits/deposit-words';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { handoverLines } from '@farmgate/backend/contract/marketplace/pickup/handover-lines';
import {
  centsLeftOf,
  exactCentsLeftOf,
  receivedText,
} from '@farmgate/backend/contract/marketplace/received-words';
import { formatCount } from '../../../lib/format/format';
import { amountText } from '../../parts/amount-text';
import { isToWeigh } from './weigh-words';

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

type Money = Pick<VendorOrderView, 'paymentMethod' | 'paymentStatus' | 'total' | 'status'> & {
  items?: VendorOrderView['items'];
  deposit?: VendorOrderView['deposit'];
  refunded?: number;
  received?: VendorOrderView['received'];
  cashRounding?: VendorOrderView['cashRounding'];
};

/** What a vendor reads of an order by weight whose charge was declined. */
export const DECLINED_TEXT =
  'The customer’s card was declined. We asked them to pay. Please don’t hand it over yet.';

const UNPAID = ['due', 'void', 'authorized', 'owed'];

/** @returns what is with the money of an order */
export function paymentText({
  paymentMethod,
  paymentStatus,
  total,
  status,
  items = [],
  deposit,
  refunded = 0,
  received,
  cashRounding,
}: Money): string {
  if (deposit && deposit.kept > 0) return 'You keep the deposit';
  if (status === 'cancelled' && deposit) return 'Deposit refunded';
  if (status === 'cancelled' && received?.by === 'share') return 'CSA box, farm credit now';
  if (status === 'cancelled' && received)
    return `${receivedText(received.by)}. Please refund ${amountText(received.amount)}.`;
  if (status === 'cancelled') return UNPAID.includes(paymentStatus) ? 'Nothing to pay' : 'Refunded';
  if (paymentStatus === 'refunded') return 'Refunded';
  const way = paymentMethod === 'paypal' ? 'PayPal account' : 'card';
  if (paymentStatus === 'authorized' && deposit?.balanceOn)
    return `Deposit paid. The balance is due ${balanceDayText(deposit.balanceOn)}.`;
  if (paymentStatus === 'authorized') return `The ${way} is charged once you’ve weighed it.`;
  if (paymentStatus === 'owed' && deposit) return 'Balance not paid';
  if (paymentStatus === 'owed') return 'Payment declined';
  const back = refunded > 0 ? `, ${amountText(refunded)} refunded` : '';
  if (paymentMethod === 'cash') {
    const most = isToWeigh({ items, status }) ? 'at most ' : '';
    const paid = { total, received, cashRounding };
    const cents = centsLeftOf(paid);
    const left = cents / 100;
    const isOpen = paymentStatus === 'due' && status !== 'delivered';
    if (isOpen && left > 0) {
      const exact = exactCentsLeftOf(paid);
      const rounded = exact === cents ? '' : `, rounded from ${amountText(exact / 100)}`;
      return `Collect ${most}${amountText(left)} in cash at pickup${rounded}`;
    }
    const over = isOpen && left < 0 ? `, ${amountText(-left)} too much` : '';
    const said = isOpen || received ? null : roundedCashText(cents, exactCentsLeftOf(paid));
    return `${receivedText(received?.by ?? 'cash')}${said === null ? '' : `. ${said}`}${over}${back}`;
  }
  return paymentMethod === 'paypal' ? `Paid with PayPal${back}` : `Paid by card${back}`;
}

/** @returns what a cancellation does to the money and to the stock, in two sentences */
export function cancellationText({
  paymentStatus,
  paymentMethod,
  total,
  itemCount,
  received,
}: Pick<VendorOrderView, 'paymentStatus' | 'paymentMethod' | 'total' | 'itemCount' | 'received'>): {
  money: string;
  stock: string;
} {
  if (received?.by === 'share')
    return {
      money: 'What the member paid for this box becomes farm credit. What isn’t paid yet falls away.',
      stock: 'Nothing goes back into your stock.',
    };
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
