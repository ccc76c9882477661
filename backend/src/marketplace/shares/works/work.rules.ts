import type { WorkOffer } from '../../../contract/marketplace/shares/share-terms.js';
import type { WorkState } from '../../../contract/marketplace/shares/work-offer.js';
import type { WorkRow } from './works.sql.js';

/** What work pays of a share. */
export interface WorkQuote extends WorkOffer {
  cents: number;
}

/**
 * Who joins late works less, and something is always left to pay.
 * @param total cents of all boxes @param left of all dates those that are to come
 * @returns null where work can't pay anything, or its last day is over
 */
export function quoteWork(
  offer: WorkOffer | null,
  { total, left, all, today }: { total: number; left: number; all: number; today: string },
): WorkQuote | null {
  if (!offer || all === 0 || today > offer.until) return null;
  const scaled = Math.round((offer.hours * Math.min(left, all)) / all);
  const hours = Math.min(scaled, Math.floor((total - 1) / offer.rate));
  return hours > 0 ? { ...offer, hours, cents: hours * offer.rate } : null;
}

/** @returns cents of the hours that were done, at most of those that were agreed */
export const doneCents = ({ hours, rate, minutes }: Pick<WorkRow, 'hours' | 'rate' | 'minutes'>): number =>
  Math.min(hours * rate, Math.round((rate * minutes) / 60));

/** @returns cents that work pays although it isn't done */
const undoneCents = (work: Omit<WorkRow, 'worked'>): number => Math.max(0, work.cents - doneCents(work));

/** @returns those that the farm may still ask for; none where it let them go */
export const missingCents = (work: Omit<WorkRow, 'worked'>): number =>
  work.isWaived ? 0 : undoneCents(work);

/**
 * Of who cancels, hours that aren't done fall away, as far as boxes that went out weren't paid with them. So
 * do those that the farm let go: nobody owes them, and nobody is paid for them.
 * @param prepaid cents that no box has used up
 */
export const workOff = (work: Omit<WorkRow, 'worked'> | null, prepaid: number): number =>
  work ? Math.min(undoneCents(work), Math.max(0, prepaid)) : 0;

export function workState({ isWaived, asked }: Pick<WorkRow, 'isWaived' | 'asked'>): WorkState {
  if (isWaived) return 'waived';
  return asked === 'open' || asked === 'paid' ? 'asked' : 'open';
}

/** Hours that are left to do. */
export const hoursLeft = ({ hours, minutes }: Pick<WorkRow, 'hours' | 'minutes'>): number =>
  Math.max(0, hours - minutes / 60);
