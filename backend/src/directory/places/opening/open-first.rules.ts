import type { Season } from '../../../contract/directory/hours.js';
import { isClosedForSeason } from './opening.rules.js';

/** The inner ends of the bands of distance within which open places come first, in miles. */
export const DISTANCE_BANDS_MILES = [5, 10, 15, 20, 25, 50, 75] as const;

/** So many of the nearest are put in order together, which bounds what a page reads. */
export const OPEN_FIRST_AMONG = 50;

/**
 * The order of lists near a place: by band of distance, in it the open ones before those closed for the
 * season, and these nearest first. `places.sql.ts` does the same in SQL. Seasons alone count: exceptions last
 * days, and their place in the list would not be worth the work for every row.
 * @param monthDay "MM-DD" where the list is
 * @returns a new list
 */
export function openFirst<T extends { distanceMiles: number; seasons: readonly Season[] }>(
  places: readonly T[],
  monthDay: string,
): T[] {
  const rank = ({ distanceMiles, seasons }: T) =>
    DISTANCE_BANDS_MILES.filter((end) => distanceMiles >= end).length * 2 +
    Number(isClosedForSeason(seasons, monthDay));
  return places.toSorted((a, b) => rank(a) - rank(b) || a.distanceMiles - b.distanceMiles);
}
