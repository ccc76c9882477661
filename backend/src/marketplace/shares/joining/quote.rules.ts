import type { CapacityUnit } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import type { ShareHalf } from '../../../contract/marketplace/shares/share-terms.js';
import { shareOf } from '../../../contract/shared/money.js';

/** A date of a share at one of its pickups. */
export interface ShareDay {
  dateId: number;
  /** "YYYY-MM-DD" */
  date: string;
  half: ShareHalf | null;
  windowId: number;
  startsAt: Date;
  endsAt: Date;
  /** The window's cutoff: until then the day can be joined with, and its box changed. */
  changeUntil: Date;
  capacity: number | null;
  capacityUnit: CapacityUnit;
  taken: number;
}

/** Money is whole cents. */
export interface SharePrice {
  /** A box, and the fee of the site on each. */
  price: number;
  fee: number;
  quantity: number;
  /** Null where no rule says. */
  taxBasisPoints: number | null;
}

/** @returns the days that a new member gets a box on */
export const daysLeft = <Day extends Pick<ShareDay, 'half' | 'changeUntil'>>(
  days: readonly Day[],
  half: ShareHalf | null,
  now: Date,
): Day[] => days.filter((day) => day.half === half && now < day.changeUntil);

/** @returns of a season's included holds those of who joins with so many boxes left; one is always paid */
export const includedLeft = (included: number, left: number, all: number): number =>
  all === 0 ? 0 : Math.max(0, Math.min(left - 1, Math.round((included * left) / all)));

/** @returns cents of all boxes of one day, and the tax on them */
export function boxPrice({ price, fee, quantity, taxBasisPoints }: SharePrice) {
  const value = (price + fee) * quantity;
  return { value, tax: taxBasisPoints === null ? 0 : shareOf(value, taxBasisPoints) };
}

/** @returns what one member's boxes of a day take of a window's room; a box of no crates takes none */
export const roomOf = (
  { capacityUnit }: Pick<ShareDay, 'capacityUnit'>,
  { crates, quantity }: { crates: number; quantity: number },
): number => (capacityUnit === 'crates' ? crates * quantity : Math.min(crates, 1));

export const isFull = ({ capacity, taken }: Pick<ShareDay, 'capacity' | 'taken'>, more: number): boolean =>
  capacity !== null && taken + more > capacity;
