import { wholeCents } from '../shared/money.js';
/** How the money of an order that is paid at its pickup was received, and what is left of it. Free of zod. */

export const RECEIVED_BY = ['cash', 'check', 'other'] as const;
export type ReceivedBy = (typeof RECEIVED_BY)[number];

export const RECEIVED_LABELS: Readonly<Record<ReceivedBy, string>> = {
  cash: 'Cash',
  check: 'Check',
  other: 'Another way',
};

/** For so many days, what was said of it can be taken back. */
export const RECEIVED_UNDO_DAYS = 7;

/** @param paid both in whole cents @returns cents that are still to be paid; below zero, what goes back */
export const leftToPay = (total: number, paid: number): number => total - paid;

/** @returns the same of an answer, whose amounts are dollars */
export const centsLeftOf = ({ total, received }: { total: number; received?: { amount: number } }): number =>
  leftToPay(wholeCents(total), wholeCents(received?.amount ?? 0));

/** @returns "Paid in cash", "Paid by check" */
export const receivedText = (by: ReceivedBy): string =>
  ({ cash: 'Paid in cash', check: 'Paid by check', other: 'Paid another way' })[by];
