import type { YearKind } from '@farmgate/backend/contract/marketplace/year-statement';

/** What vendors read for each kind of entry. */
export const LEDGER_WORDS: Record<YearKind, string> = {
  sale: 'Sale',
  commission: 'Commission',
  refund: 'Refund',
  commission_refund: 'Commission refund',
  payout: 'Payout',
  offset: 'Settled with another order',
  dispute: 'Dispute',
  reversal: 'Payout taken back',
  cash: 'Cash you took',
};
