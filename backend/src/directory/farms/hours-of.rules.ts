import type { HoursException, Season } from '../../contract/directory/hours.js';
import { isSame } from '../../platform/audit/changed-fields.rules.js';
import { comingExceptions } from '../places/opening/exceptions.rules.js';

export interface SavedHours {
  seasons: Season[];
  /** Day of the hours as "YYYY-MM-DD"; null where nobody knows how old they are, or there are none. */
  hoursConfirmed: string | null;
}

/** @param before null for a new farm @returns of today where they changed or were said to be right */
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

/** @param before null for a new farm @param saved undefined leaves them @returns none that are over */
export const exceptionsOf = (
  before: { exceptions: HoursException[] } | null,
  saved: HoursException[] | undefined,
  timeZone: string | null,
  now: Date,
): HoursException[] => (saved ? comingExceptions(saved, timeZone, now) : (before?.exceptions ?? []));
