/** What vendors can ask for at most. Free of zod, and small: many forms load it. */

/** The most that a vendor can ask for sending an order, or as the least order. */
export const MAX_DELIVERY_CENTS = 50_000;
export const MAX_MINIMUM_CENTS = 100_000;
export const MAX_FREE_FROM_CENTS = 1_000_000;
