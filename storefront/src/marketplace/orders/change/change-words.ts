import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { cutoffText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { OrderMoreView } from '@farmgate/backend/contract/marketplace/pickup/order-changes';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import type { VendorOrder } from '../order-rules';

/** A line as its buyer can still change it. */
export interface OpenLine {
  id: number;
  name: string;
  /** How many there are, but for those that were refunded. */
  open: number;
  /** How it is sold by weight. */
  weight?: VendorOrder['items'][number]['weight'];
}

/** @returns the lines of which something is left */
export const openLines = ({ items }: Pick<VendorOrder, 'items'>): OpenLine[] =>
  items
    .map(({ id, name, quantity, refunded, weight }) => ({
      ...{ id, name, open: quantity - refunded },
      ...(weight && { weight }),
    }))
    .filter(({ open }) => open > 0);

type Dated = Pick<VendorOrder, 'handover' | 'status'>;

/** @returns "Thursday, November 26, 6 PM", the last moment for changes; null where there is no day */
export function closesText({ handover }: Pick<Dated, 'handover'>): string | null {
  const when = handover?.when;
  return when ? cutoffText(when.ordersCloseAt, when.timeZone) : null;
}

/** @returns until when a whole order can be canceled, in a sentence */
export function cancelUntil({ fulfilments }: { fulfilments: readonly Dated[] }): string {
  const left = fulfilments.filter(({ status }) => status !== 'cancelled');
  const dated = left.flatMap(({ handover }) => handover?.when ?? []);
  const [first] = [...dated].sort((one, other) => one.ordersCloseAt.localeCompare(other.ordersCloseAt));
  if (!first) return 'You can cancel until a vendor confirms.';
  const until = cutoffText(first.ordersCloseAt, first.timeZone);
  return dated.length === left.length
    ? `You can cancel until ${until}.`
    : `You can cancel until ${until}, or until a vendor confirms.`;
}

/** @returns what happens to the money of items that are taken out, in a sentence */
export function moneyBackText({
  paymentStatus,
  paymentMethod,
}: Pick<OrderView, 'paymentStatus' | 'paymentMethod'>): string {
  if (paymentStatus === 'authorized') return 'Nothing was charged yet. You pay that much less, with its tax.';
  if (paymentStatus === 'owed') return 'You pay that much less, with its tax.';
  if (paymentStatus === 'due') return 'You pay that much less, with its tax, when you pick it up.';
  const way = paymentMethod === 'paypal' ? 'PayPal account' : 'card';
  return `We’ll refund what you paid for these items, with tax, to your ${way}.`;
}

/** @returns how what is added is paid, in a sentence */
export function moreMoneyText({ paymentStatus }: Pick<OrderView, 'paymentStatus'>): string {
  if (paymentStatus === 'due') return 'You pay for it, with any tax, when you pick it up.';
  if (paymentStatus === 'authorized') return 'You pay for it, with any tax, with the rest of your order.';
  return 'You pay for it, with any tax, on the next page. We hold it for you until then.';
}

/** How many of each line are wanted, where that is another number. */
export type Wanted = Readonly<Record<number, number>>;

export interface ItemChange {
  id: number;
  from: number;
  to: number;
  price?: number;
}

/** What one more of a line costs, and how many more there are. */
export type More = OrderMoreView['items'][number];

/** @returns what is asked for, or why it cannot be, in a sentence */
export function readChanges(
  lines: readonly OpenLine[],
  wanted: Wanted,
  more: readonly More[] = [],
): { items: ItemChange[] } | { problem: string } {
  const all = lines.map(({ id, open }) => ({ id, from: open, to: wanted[id] ?? open }));
  const items = all
    .filter(({ from, to }) => to !== from)
    .map((change) => {
      const price = more.find(({ id }) => id === change.id)?.price;
      return change.to > change.from && price !== undefined ? { ...change, price } : change;
    });
  if (items.length === 0) return { problem: 'Please change how many you want of at least one item.' };
  if (all.every(({ to }) => to === 0))
    return { problem: 'To take out everything, cancel these items instead.' };
  return { items };
}

/** @returns what is added costs, in cents, before tax */
export function costOfMore(lines: readonly OpenLine[], wanted: Wanted, more: readonly More[]): number {
  return lines.reduce((sum, { id, open }) => {
    const price = more.find((one) => one.id === id)?.price ?? 0;
    return sum + Math.max((wanted[id] ?? open) - open, 0) * wholeCents(price);
  }, 0);
}
