import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { isHeldUntil, type PaymentMethod } from '@farmgate/backend/contract/marketplace/checkout';
import type { DeliveryView } from '@farmgate/backend/contract/marketplace/orders';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { type CartTax, groupByVendor, isAtMost } from '../cart-rules';

interface WeighedPayment {
  method: PaymentMethod;
  /** What the order costs at most: "$73.98", or "$68.50 plus tax" while that is not known. */
  most: string;
  /** How many vendors weigh something. */
  vendors: number;
  /** It is handed over so late that nothing is held: what it is paid with is saved. */
  isSaved?: boolean;
}

/** @param total cents @returns what is weighed of a cart; null where nothing is */
export function weighedPart(
  items: readonly CartItemView[],
  tax: CartTax,
  total: number,
): Omit<WeighedPayment, 'method'> | null {
  if (!isAtMost(items)) return null;
  return {
    most: dollars(total) + (tax === 'unknown' ? ' plus tax' : ''),
    vendors: groupByVendor(items).filter((group) => isAtMost(group.items)).length,
  };
}

/**
 * @param lastDay when the last part of the order is handed over, as a moment; null where no day was chosen
 * @param savedAfterDays of the answer about delivery
 * @returns whether what it is paid with is only saved
 */
export function isSaved(
  method: PaymentMethod,
  lastDay: string | null,
  savedAfterDays: DeliveryView['savedAfterDays'],
  now: Date,
): boolean {
  const days = method === 'cash' ? undefined : savedAfterDays[method];
  return days !== undefined && !isHeldUntil(lastDay === null ? null : new Date(lastDay), days, now);
}

/** @returns what happens with the money of an order that is weighed before it is paid */
export function weighedWords({ method, most, vendors, isSaved = false }: WeighedPayment): string {
  if (method === 'cash')
    return `Pay at pickup. The final price depends on weight, and is never more than ${most}.`;
  const who = method === 'paypal' ? 'PayPal account' : 'card';
  const weighed = vendors > 1 ? 'the farms have weighed' : 'the farm has weighed';
  if (isSaved)
    return (
      `We save your ${who} now and charge it once ${weighed} your order. ` +
      `The final price depends on weight, and is never more than ${most}.`
    );
  return (
    `We authorize at most ${most} now. Your ${who} is charged once ${weighed} your order. ` +
    'The final price depends on weight, and is never more than that.'
  );
}
