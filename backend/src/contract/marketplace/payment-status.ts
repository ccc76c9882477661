/** What became of an order's money. Free of zod. */

/**
 * due: cash at pickup; held: a payment runs and the stock waits for it; authorized: the buyer has agreed to
 * the most, which is taken once all is weighed; owed: it could not be taken then; abandoned: it never came;
 * void: of cash, as every part was cancelled before it was paid.
 */
export const PAYMENT_STATUSES = [
  'due',
  'held',
  'authorized',
  'owed',
  'paid',
  'abandoned',
  'refunded',
  'void',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What is not paid yet, or never was, is none of the vendors' business. */
export const concernsVendors = (status: PaymentStatus): boolean =>
  status !== 'held' && status !== 'abandoned';
