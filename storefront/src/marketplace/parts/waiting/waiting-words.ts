import type { WaitingOrder } from '@farmgate/backend/contract/marketplace/waiting-orders';
import { countOf } from '../../../lib/format/format';

type Order = Pick<WaitingOrder, 'orderNumber' | 'isAddition' | 'heldUntil'>;

/** @returns whether an order is held no longer, which its page says better */
export const isOver = ({ heldUntil }: Pick<WaitingOrder, 'heldUntil'>, now: number): boolean =>
  new Date(heldUntil).getTime() <= now;

/** @returns "Your order FG-7K2M-94XD is awaiting payment for another 14 minutes." */
export function waitingText({ orderNumber, isAddition, heldUntil }: Order, now: number): string {
  const minutes = Math.max(1, Math.floor((new Date(heldUntil).getTime() - now) / 60_000));
  const what = isAddition ? `What you’re adding to order ${orderNumber}` : `Your order ${orderNumber}`;
  return `${what} is awaiting payment for another ${countOf(minutes, 'minute')}.`;
}

/** @returns how many of a product, or of an option of it, an order holds */
export const heldIn = (
  { items }: Pick<WaitingOrder, 'items'>,
  productId: number,
  variantId: number | undefined,
): number =>
  items
    .filter((item) => item.productId === productId && (!variantId || item.variantId === variantId))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** @param amount what it holds, such as "3" or "1.25 lb" @param left how many others can buy */
export const heldText = ({ orderNumber }: Pick<WaitingOrder, 'orderNumber'>, amount: string, left: number) =>
  `Your order ${orderNumber} holds ${left > 0 ? `${amount} more` : `the last ${amount}`} for you.`;
