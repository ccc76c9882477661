import { basisPointsOf, shareOf } from '../../contract/shared/money.js';

/** What of a payment was advanced; whole cents. */
export interface Advance {
  /** Paid out ahead, and not used up yet. */
  out: number;
  /** Of the payment, what no box that was handed over has used, and hasn't gone back. */
  left: number;
  /** Of joining, such as "0.12". */
  commissionRate: string;
}

const lessCommission = (cents: number, rate: string) => cents - shareOf(cents, basisPointsOf(rate) ?? 0);

/** @param cents of a payment @param percent of what is its farm's that is paid out ahead @returns cents */
export const advanceOf = (cents: number, rate: string, percent: number): number =>
  shareOf(lessCommission(cents, rate), percent * 100);

/**
 * An advance is used up by boxes, the first ones whole; and no more of it stays out than the rest of its
 * payment is worth to the farm.
 * @param due cents of a box that would be paid out @returns cents that are used up now
 */
export function usedOf({ out, left, commissionRate }: Advance, due: number): number {
  const uncovered = out - lessCommission(Math.max(left, 0), commissionRate);
  return Math.max(uncovered, Math.min(out, Math.max(due, 0)), 0);
}
