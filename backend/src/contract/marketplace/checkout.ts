import { DAY_MS } from '../shared/calendar/durations.js';
/**
 * What a cart costs, in whole cents: the same on the screens and on the server, whose figures count. Free of
 * zod.
 */
import { type ListedLine, listPrice } from './weight/by-weight.js';

/** How an order reaches its buyer. */
export const CHECKOUT_METHODS = ['pickup', 'local_delivery', 'shipping'] as const;
export type CheckoutMethod = (typeof CHECKOUT_METHODS)[number];

export const PAYMENT_METHODS = ['credit_card', 'paypal', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The states that can be chosen at the checkout. */
export const CHECKOUT_STATES = ['CA', 'NY', 'TX', 'FL'] as const;

/** The part that Farmgate keeps unless staff set another: "0.12" is 12 %. */
export const DEFAULT_COMMISSION_RATE = '0.12';

/** 8 % of the subtotal. */
export const TAX_BASIS_POINTS = 800;
export const LOCAL_DELIVERY_CENTS = 500;
/** Shown on the returns tab only. */
export const REGIONAL_SHIPPING_CENTS = 1_000;
export const NATIONWIDE_SHIPPING_CENTS = 1_500;
/** Nationwide shipping is free above this subtotal. */
export const FREE_SHIPPING_ABOVE_CENTS = 5_000;
/** Local delivery is offered only where every vendor in the cart is this near to the shipping ZIP. */
export const LOCAL_DELIVERY_MILES = 25;
/** When goods go out, and what a buyer who is not happy with them can do: the same wherever it is said. */
export const DISPATCH_TERMS = 'Ships within 1-2 business days.';
export const RETURN_TERMS =
  'Not happy with your order? Please contact the vendor within 24 hours of delivery for a refund or replacement.';
/** Why local delivery cannot be chosen yet, while nobody said where to. */
export const ZIP_NEEDED = 'Enter your delivery ZIP code first.';
/** What one order can be worth: more is taken by no card, and sums of it stay exact. */
export const MAX_ORDER_CENTS = 99_999_999;
/** While a payment runs, the stock is held for this long. */
export const HOLD_MINUTES = 15;

/**
 * @param until when what is weighed first is handed over; null where no day was chosen
 * @param days for how many a payment is held
 * @returns whether it is held until then
 */
export const isHeldUntil = (until: Date | null, days: number, now: Date): boolean =>
  until === null || until.getTime() <= now.getTime() + days * DAY_MS;

/** What an order or a vendor order of it costs: `total` is subtotal - discount + shipping + tax. */
export interface Totals {
  /** Of the goods, at the list price. */
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
}

/** @returns shipping in cents: free for pickup; nationwide shipping is free above the threshold */
export function shippingCents(method: CheckoutMethod, subtotal: number): number {
  if (method === 'pickup' || subtotal === 0) return 0;
  if (method === 'local_delivery') return LOCAL_DELIVERY_CENTS;
  return subtotal > FREE_SHIPPING_ABOVE_CENTS ? 0 : NATIONWIDE_SHIPPING_CENTS;
}

/** @returns what lines cost together at their list prices, in cents */
export const subtotalOf = (lines: readonly ListedLine[]): number =>
  lines.reduce((sum, line) => sum + listPrice(line), 0);
