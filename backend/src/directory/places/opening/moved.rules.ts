import type { HoursException, Season } from '../../../contract/directory/hours.js';
import {
  daysLater,
  exceptionOn,
  hoursOn,
  type LocalMoment,
  localMoment,
  toMinutes,
  usualHoursOn,
} from './opening.rules.js';

/** As far ahead as the status of a card looks. */
const WEEK_DAYS = 7;

/** On the first day that may be open. @param timeZone an IANA name @returns null for its own address */
export function movedAddress(
  seasons: readonly Season[],
  exceptions: readonly HoursException[],
  now: Date,
  timeZone: string,
): string | null {
  if (!exceptions.some(({ kind }) => kind === 'moved')) return null;
  const at = localMoment(now, timeZone);
  const today = exceptionOn(exceptions, at);
  // The status says that it is closed today, not when it opens.
  if (today?.kind === 'closed' && usualHoursOn(seasons, at) !== 'closed') return null;
  for (let ahead = 0; ahead <= WEEK_DAYS; ahead += 1) {
    const day = daysLater(at, ahead);
    const ranges = hoursOn(seasons, day, exceptions);
    const exception = exceptionOn(exceptions, day);
    // What is moved without hours, and without usual ones, is held all the same.
    const isMoved = exception?.kind === 'moved';
    if (ranges === 'closed' && !isMoved) continue;
    if (ahead === 0 && isOver(ranges, at)) continue;
    return isMoved ? exception.address : null;
  }
  return null;
}

const isOver = (ranges: ReturnType<typeof hoursOn>, { minutes }: LocalMoment): boolean =>
  typeof ranges === 'object' && ranges.every(({ closes }) => closes !== null && toMinutes(closes) <= minutes);
