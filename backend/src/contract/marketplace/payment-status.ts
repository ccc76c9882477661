/** What became of an order's money. Free of zod. */

/** due: cash at pickup; held: a payment runs and the stock waits for it; abandoned: it never came. */
export const PAYMENT_STATUSES = ['due', 'held', 'paid', 'abandoned', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
