import type { HoursException } from '../../../contract/directory/hours.js';
import { dayThere } from '../../../contract/shared/calendar/house-zone.js';

/** @param timeZone an IANA name; null where it is not known @returns the soonest first */
export function comingExceptions(
  exceptions: readonly HoursException[],
  timeZone: string | null,
  now: Date,
): HoursException[] {
  if (exceptions.length === 0) return [];
  const today = dayThere(timeZone, now);
  return exceptions
    .filter(({ to }) => to >= today)
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}
