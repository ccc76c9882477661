import { dateText } from '../../contract/marketplace/dated-words.js';
import { dayText } from '../../contract/marketplace/pickup/handover-words.js';
import type { LockedDay } from './pickup-days.sql.js';

export const needIn = (
  { capacityUnit }: Pick<LockedDay, 'capacityUnit'>,
  need: { orders: number; crates: number },
): number => need[capacityUnit];

type Day = Pick<
  LockedDay,
  | 'id'
  | 'siteId'
  | 'zoneId'
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'capacity'
  | 'capacityUnit'
  | 'taken'
>;

export const NO_OTHER_DAY = 'Please choose another day of yours.';

/** A move is the farm's word: the new day's cutoff is no matter, nor that it was closed by hand. */
export function whyNotMoveTo(
  from: Pick<Day, 'id' | 'siteId' | 'zoneId'>,
  to: Day,
  need: { orders: number; crates: number },
  now: Date,
): { code: 'VALIDATION_FAILED' | 'WINDOW_FULL'; message: string } | null {
  const wrong = (message: string) => ({ code: 'VALIDATION_FAILED', message }) as const;
  if (to.id === from.id) return wrong(NO_OTHER_DAY);
  const isSameWay = from.siteId === null ? to.zoneId === from.zoneId : to.siteId !== null;
  if (!isSameWay)
    return wrong(
      from.siteId === null
        ? 'Please choose another delivery day of this zone.'
        : 'Pickup orders can only move to a pickup day.',
    );
  const day = dayText(to.startsAt, to.timeZone);
  if (to.status === 'canceled') return wrong(`${day} is canceled.`);
  if (to.endsAt <= now) return wrong(`${day} is over.`);
  if (to.capacity === null) return null;
  const left = Math.max(to.capacity - to.taken, 0);
  const needed = needIn(to, need);
  if (needed <= left) return null;
  return {
    code: 'WINDOW_FULL',
    message: `${day} has room for ${left} more ${to.capacityUnit}, and ${needed} would move there. Make more room first, or choose another day.`,
  };
}

const MOST_NAMED = 5;

/** @returns what will be past its date, each with its last day: "Past its date by then: Milk (Nov 24)." */
export function pastText(past: readonly { name: string; expiresOn: string }[]): string {
  const named = past.slice(0, MOST_NAMED).map(({ name, expiresOn }) => `${name} (${dateText(expiresOn)})`);
  const more = past.length - named.length;
  return `Past its date by then: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** @param reserved what of `taken` is kept for orders that move there */
export function takenOnMove(
  { capacity, taken }: Pick<LockedDay, 'capacity' | 'taken'>,
  needed: number,
  reserved: number,
): number {
  if (capacity === null) return needed;
  return Math.min(needed, Math.max(capacity - taken, 0) + reserved);
}
