/** What a vendor does with orders that are not picked up, and how it is said. Free of zod. */

export const UNCOLLECTED = ['kept', 'refunded', 'donated'] as const;
export type Uncollected = (typeof UNCOLLECTED)[number];

/** As the vendor chooses it. */
export const UNCOLLECTED_LABELS: Readonly<Record<Uncollected, string>> = {
  kept: 'We keep it for one more day',
  refunded: 'We cancel it and refund it',
  donated: 'We donate it',
};

/** What happens then, as the vendor reads it. */
export const UNCOLLECTED_HELP: Readonly<Record<Uncollected, string>> = {
  kept: 'Two hours after the pickup ends, we email the customer that you have it until the next day.',
  refunded:
    'At noon the next day, we cancel the order, refund it, put it back in stock and email the customer.',
  donated:
    'At noon the next day, we mark the order as picked up and email the customer. An order to be paid in cash is canceled instead.',
};

/** As the buyer reads it, before and after ordering. */
export const UNCOLLECTED_WORDS: Readonly<Record<Uncollected, string>> = {
  kept: 'If you can’t make it, your order is kept until the same time the next day.',
  refunded: 'If it isn’t picked up, your order is canceled and refunded the next day.',
  donated: 'If it isn’t picked up, your order is donated and isn’t refunded.',
};

/** So many hours after a pickup its farm may still note who came. */
export const KEPT_AFTER_HOURS = 2;
/** The hour on the clocks there, the day after a pickup, at which what is left is refunded or donated. */
export const SETTLED_HOUR = 12;
/** The hour on the clocks there, the day before, at which buyers are reminded. */
export const REMINDED_HOUR = 9;
