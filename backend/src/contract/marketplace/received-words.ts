/** How the money of an order that is paid at its pickup was received, and what is left of it. Free of zod. */

import { wholeCents } from '../shared/money.js';
import { type CashRounding, cashLeft } from './cash/cash-rounding.js';

export const RECEIVED_BY = ['cash', 'check', 'other'] as const;
export type ReceivedBy = (typeof RECEIVED_BY)[number];

/** What an order says of it: nobody chooses `share`, a box of a CSA share is paid with the share (0230). */
export const RECEIVED_WAYS = [...RECEIVED_BY, 'share'] as const;
export type ReceivedWay = (typeof RECEIVED_WAYS)[number];

export const RECEIVED_LABELS: Readonly<Record<ReceivedWay, string>> = {
  cash: 'Cash',
  check: 'Check',
  other: 'Another way',
  share: 'CSA share',
};

/** For so many days, what was said of it can be taken back. */
export const RECEIVED_UNDO_DAYS = 7;

interface Paid {
  total: number;
  received?: { amount: number } | undefined;
  cashRounding?: CashRounding | undefined;
}

/** @returns cents of an answer, in dollars, that are still to be paid in cash; below zero, what goes back */
export const centsLeftOf = ({ total, received, cashRounding }: Paid): number =>
  cashLeft(wholeCents(total), wholeCents(received?.amount ?? 0), cashRounding);

/** @returns the same before it was rounded */
export const exactCentsLeftOf = ({ total, received }: Paid): number =>
  wholeCents(total) - wholeCents(received?.amount ?? 0);

/** @returns "Paid in cash", "Paid by check"; of a box what it is */
export const receivedText = (by: ReceivedWay): string =>
  ({ cash: 'Paid in cash', check: 'Paid by check', other: 'Paid another way', share: 'CSA box' })[by];
