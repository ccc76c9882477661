import type { YearKind } from './year-statement.js';

/** What vendors read for each kind of entry, on screens and in files. */
export const LEDGER_WORDS: Record<YearKind, string> = {
  sale: 'Sale',
  commission: 'Commission',
  refund: 'Refund',
  commission_refund: 'Commission refund',
  payout: 'Payout',
  offset: 'Settled with another order',
  dispute: 'Dispute',
  reversal: 'Payout taken back',
  rounding: 'Cash rounding',
  advance: 'Advance on shares',
  advance_used: 'Advance used',
  cash: 'Cash you took',
};
