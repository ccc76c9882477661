/** What vendors write to those who ordered, in words and limits. Free of zod. */

export const MAX_CUSTOMER_SUBJECT = 120;
export const MAX_CUSTOMER_TEXT = 2_000;

/** Of one vendor in 24 hours: to whole days, and to single customers. */
export const DAY_MESSAGES_A_DAY = 5;
export const ORDER_MESSAGES_A_DAY = 20;

/** Who gets a message: those whose order is not handed over yet, or everyone with an order that stands. */
export const CUSTOMER_AUDIENCES = ['open', 'all'] as const;
export type CustomerAudience = (typeof CUSTOMER_AUDIENCES)[number];
