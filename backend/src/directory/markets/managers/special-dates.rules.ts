import type { HoursException, Season } from '../../../contract/directory/hours.js';
import { MARKET_DAYS_AHEAD } from '../../../contract/directory/market-days.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { dayThere } from '../../../contract/shared/calendar/house-zone.js';
import { isUsual } from './day-exception.rules.js';

type Days = Pick<HoursException, 'from' | 'to'>;

/** @returns the last date of which it is known whether the market takes place, "2027-01-25" */
export const lastKnownDay = (timeZone: string | null, now: Date): string =>
  addDays(dayThere(timeZone, now), MARKET_DAYS_AHEAD - 1);

/**
 * @param lastDay as `lastKnownDay` has it
 * @param movedTo dates that market days were moved to
 * @returns what the list of market days doesn't say: extra dates, and what is different later
 */
export const specialDates = (
  { seasons, exceptions }: { seasons: readonly Season[]; exceptions: readonly HoursException[] },
  lastDay: string,
  movedTo: readonly string[],
): HoursException[] =>
  exceptions.filter((one) => one.to > lastDay || (isExtra(seasons, one) && !movedTo.includes(one.from)));

function isExtra(seasons: readonly Season[], { kind, from, to }: HoursException): boolean {
  if (kind === 'closed') return false;
  for (let day = from; day <= to; day = addDays(day)) if (!isUsual(seasons, day)) return true;
  return false;
}

/** @returns one that has any of these days */
export const exceptionWithin = (
  exceptions: readonly HoursException[],
  { from, to }: Days,
): HoursException | undefined => exceptions.find((one) => one.from <= to && from <= one.to);
