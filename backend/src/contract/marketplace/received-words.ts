/** How the money of an order that is paid at its pickup was received, in words. Free of zod. */

export const RECEIVED_BY = ['cash', 'check', 'other'] as const;
export type ReceivedBy = (typeof RECEIVED_BY)[number];

export const RECEIVED_LABELS: Readonly<Record<ReceivedBy, string>> = {
  cash: 'Cash',
  check: 'Check',
  other: 'Another way',
};

/** For so many days, what was said of it can be taken back. */
export const RECEIVED_UNDO_DAYS = 7;

/** @returns "Paid in cash", "Paid by check" */
export const receivedText = (by: ReceivedBy): string =>
  ({ cash: 'Paid in cash', check: 'Paid by check', other: 'Paid another way' })[by];
