import type { HoursException, Season } from '../../../contract/directory/hours.js';
import { hoursOn, isClosedForSeason, type LocalDay } from './opening.rules.js';

/** The inner ends of the bands of distance within which open places come first, in miles. */
export const DISTANCE_BANDS_MILES = [5, 10, 15, 20, 25, 50, 75] as const;

/** So many of the nearest are put in order together, which bounds what a page reads. */
export const OPEN_FIRST_AMONG = 50;

/** Unless an exception opens it. A closed one does not count: it lasts for days. */
export const isOutOfSeason = (
  { seasons, exceptions }: { seasons: readonly Season[]; exceptions: readonly HoursException[] },
  today: LocalDay,
): boolean => isClosedForSeason(seasons, today.monthDay) && hoursOn(seasons, today, exceptions) === 'closed';

/** `order-near.rules.ts` does the same by blocks. @param isClosed `isOutOfSeason` where the list is */
export function openFirst<T extends { distanceMiles: number }>(
  places: readonly T[],
  isClosed: (place: T) => boolean,
): T[] {
  const rank = (place: T) =>
    DISTANCE_BANDS_MILES.filter((end) => place.distanceMiles >= end).length * 2 + Number(isClosed(place));
  return places.toSorted((a, b) => rank(a) - rank(b) || a.distanceMiles - b.distanceMiles);
}
