import type { MarketFeeView } from '../../../contract/directory/market-fees.js';
import { amountOf } from '../../../contract/shared/money.js';

/** Null where no fee is known. */
export interface FeeColumns {
  feeCents: number | null;
  feeNote: string | null;
  feePaidAt: Date | null;
}

/** Columns of `fee`, which is joined to a member and a day. */
export const feeView = ({ feeCents, feeNote, feePaidAt }: FeeColumns): MarketFeeView | null =>
  feeCents === null ? null : { amount: amountOf(feeCents), note: feeNote, isPaid: feePaidAt !== null };

/** @returns what is to be paid together, and what of it is paid, in dollars */
export function feeTotals(rows: readonly FeeColumns[]): { total: number; paid: number } {
  const sum = (those: readonly FeeColumns[]) =>
    amountOf(those.reduce((cents, { feeCents }) => cents + (feeCents ?? 0), 0));
  return { total: sum(rows), paid: sum(rows.filter(({ feePaidAt }) => feePaidAt !== null)) };
}
