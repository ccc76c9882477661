import type { HoursException, Season } from '../../contract/directory/hours.js';
import { isSame } from '../../platform/audit/changed-fields.rules.js';
import { comingExceptions } from '../places/opening/exceptions.rules.js';

export interface SavedHours {
  seasons: Season[];
  /** Day of the hours as "YYYY-MM-DD"; null where nobody knows how old they are, or there are none. */
  hoursConfirmed: string | null;
}

/**
 * @param before the hours so far; null for a new farm
 * @param saved the hours as they are saved now, and whether the farmer says that they are right
 * @returns the columns of the hours: of today where they changed or were said to be right, else as old as
 * they were
 */
export function hoursOf(
  before: SavedHours | null,
  { seasons, hoursChecked = false }: { seasons: Season[]; hoursChecked?: boolean | undefined },
  today: string,
): SavedHours {
  if (before && !hoursChecked && isSame(before.seasons, seasons)) {
    return { seasons: before.seasons, hoursConfirmed: before.hoursConfirmed };
  }
  return { seasons, hoursConfirmed: seasons.length > 0 ? today : null };
}

/**
 * @param before the exceptions so far; null for a new farm
 * @param saved as they are saved now; undefined leaves them
 * @param timeZone where the farm is
 * @returns the exceptions to keep, without those that are over
 */
export const exceptionsOf = (
  before: { exceptions: HoursException[] } | null,
  saved: HoursException[] | undefined,
  timeZone: string | null,
  now: Date,
): HoursException[] => (saved ? comingExceptions(saved, timeZone, now) : (before?.exceptions ?? []));
