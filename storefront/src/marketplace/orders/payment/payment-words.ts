import { roundedCashText } from '@farmgate/backend/contract/marketplace/cash/cash-rounding';
import { unpaidText } from '@farmgate/backend/contract/marketplace/deposits/deposit-words';
import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import {
  centsLeftOf,
  exactCentsLeftOf,
  receivedText,
} from '@farmgate/backend/contract/marketplace/received-words';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { amountText } from '../../parts/amount-text';
import { costOfLeft, isAtMost, totalsOf } from '../order-weights';

type Order = Pick<OrderView, 'fulfilments' | 'paymentMethod' | 'isSaved' | 'agreed'>;

const accountOf = ({ paymentMethod }: Pick<Order, 'paymentMethod'>) =>
  paymentMethod === 'paypal' ? 'PayPal account' : 'card';

/** @returns when the money is taken that a buyer has agreed to, and how much */
export function chargedWords(order: Order): string {
  const { size } = new Set(order.fulfilments.map(({ vendor }) => vendor.id));
  const weighed =
    size > 1 ? 'everything is weighed' : `${order.fulfilments[0]?.vendor.businessName} has weighed it`;
  return `Your ${accountOf(order)} is charged once ${weighed}. The final price depends on weight, and is never more than that.`;
}

/** @returns what an order says whose payment is agreed to and not taken yet */
export function authorizedWords(order: Order): string {
  const cost = amountText(costOfLeft(order));
  if (!isAtMost(order)) return `Your order is weighed. We’re charging ${cost} to your ${accountOf(order)}.`;
  const said = order.isSaved
    ? `We saved your ${accountOf(order)}. You pay at most ${cost}.`
    : `You ${order.agreed ? 'agreed to' : 'authorized'} at most ${cost}.`;
  return `${said} ${chargedWords(order)}`;
}

/** @returns what an order says whose payment could not be taken */
export const owedWords = (order: Order): string =>
  `Your order comes to ${amountText(costOfLeft(order))}, but your ${accountOf(order)} was declined. ` +
  'Please pay within 7 days of our email. After that, we cancel what you don’t have yet.';

/** @returns what an order says whose balance could not be charged, or that no card was saved for */
export function balanceOwedWords(
  order: Order,
  { balance, ...terms }: NonNullable<OrderView['deposit']>,
): string {
  const why = order.paymentMethod === 'paypal' ? 'It is due now.' : 'Your card was declined.';
  const vendor = order.fulfilments[0]?.vendor.businessName ?? 'the vendor';
  return `There is ${amountText(balance)} left to pay. ${why} ${unpaidText(terms, vendor)}`;
}

type Taken = Pick<Order['fulfilments'][number], 'received' | 'status' | 'total' | 'vendor' | 'cashRounding'>;

const isOpen = ({ status }: Taken) => status !== 'cancelled';

/** @returns whether every vendor has its money before the pickup */
export const isPaidBefore = ({ fulfilments }: { fulfilments: readonly Taken[] }): boolean =>
  fulfilments.some(isOpen) &&
  fulfilments.filter(isOpen).every((one) => one.received !== undefined && centsLeftOf(one) <= 0);

/** @returns "Paid in cash", "Paid by check": how the vendors took their money */
export function takenText({ fulfilments }: { fulfilments: readonly Taken[] }): string {
  const ways = new Set(fulfilments.filter(isOpen).map(({ received }) => received?.by ?? 'cash'));
  const [way = 'cash'] = ways;
  return ways.size > 1 ? 'Paid to the vendors' : receivedText(way);
}

/** @returns what vendors give back of what was paid and then canceled or got cheaper; null for nothing */
export function givenBackText({ fulfilments }: { fulfilments: readonly Taken[] }): string | null {
  const back = fulfilments.flatMap((one) => {
    const { status, received, vendor } = one;
    if (!received || status === 'delivered') return [];
    if (received.by === 'share')
      return status === 'cancelled'
        ? `What you had paid for this box is farm credit at ${vendor.businessName}.`
        : [];
    if (status === 'cancelled')
      return `${vendor.businessName} will refund the ${amountText(received.amount)} you paid.`;
    const left = centsLeftOf(one);
    return left < 0 ? `${vendor.businessName} will refund ${amountText(-left / 100)}.` : [];
  });
  return back.length > 0 ? back.join(' ') : null;
}

/** @returns "Cash: $12.35, rounded from $12.37", by vendor where there are several; none where it is exact */
export function roundedWords({ fulfilments }: Pick<Order, 'fulfilments'>): string[] {
  const open = fulfilments.filter(isOpen);
  return open.flatMap((one) => {
    const { received, cashRounding } = one;
    const { total } = totalsOf(one);
    const all = centsLeftOf({ total, cashRounding });
    // What was taken rounded is said as it was.
    const isTaken = received?.by === 'cash' && wholeCents(received.amount) === all;
    const due = { total, cashRounding, received: isTaken ? undefined : received };
    const cash = centsLeftOf(due);
    const said = cash > 0 ? roundedCashText(cash, exactCentsLeftOf(due)) : null;
    return said === null ? [] : [open.length > 1 ? `${one.vendor.businessName}: ${said}` : said];
  });
}

const roundedSentences = (order: Pick<Order, 'fulfilments'>) => roundedWords(order).map((said) => `${said}.`);

/** @returns how an order is paid in cash, and what was paid of it before */
export function cashWords(order: Order): string {
  const paid = order.fulfilments.flatMap((one) =>
    isOpen(one) && one.received
      ? `You’ve paid ${one.vendor.businessName} ${amountText(one.received.amount)}.`
      : [],
  );
  const how = isAtMost(order)
    ? `Pay at pickup. The final price depends on weight, and is never more than ${amountText(costOfLeft(order))}.`
    : paid.length > 0
      ? 'Pay the rest at pickup.'
      : 'Pay each vendor for its items when you pick them up.';
  return [...paid, how, ...roundedSentences(order)].join(' ');
}

/**
 * @param isLater what is paid is weighed first
 * @param total "$73.98"
 * @returns what the page to pay on is about, whether anything is charged now, and its button
 */
export function payPageWords(
  order: Pick<Order, 'paymentMethod' | 'isSaved'>,
  isLater: boolean,
  total: string,
): { heading: string; now: string; button: string } {
  if (!isLater) return { heading: `Pay ${total}`, now: `You pay ${total} now.`, button: `Pay ${total}` };
  const now = 'You pay nothing now.';
  if (!order.isSaved) return { heading: `Authorize at most ${total}`, now, button: `Authorize ${total}` };
  const account = accountOf(order);
  return { heading: `Save your ${account}`, now, button: `Save ${account}` };
}
