import type { HoursException, Season } from '../../../contract/directory/hours.js';
import type { MarketDayStatus, MarketHours } from '../../../contract/directory/market-days.js';
import { countDays, exceptionOn, hoursOn, type LocalDay, usualHoursOn } from '../opening/opening.rules.js';

export interface ComingDay {
  /** "YYYY-MM-DD" where the market is. */
  date: string;
  hours: MarketHours[];
  status: Exclude<MarketDayStatus, 'confirmed'>;
  reason: string | null;
  address: string | null;
}

/** @param today where the market is @returns also dates on which it usually is but is closed */
export function comingDays(
  seasons: readonly Season[],
  exceptions: readonly HoursException[],
  today: LocalDay,
  days: number,
): ComingDay[] {
  return Array.from({ length: days }, (_, ahead) => countDays(today, ahead)).flatMap((day) => {
    const exception = exceptionOn(exceptions, day);
    const usual = usualHoursOn(seasons, day);
    const isCancelled = exception?.kind === 'closed';
    const hours = isCancelled ? canceledHours(usual, exception) : hoursOn(seasons, day, exceptions);
    // What is moved without hours, and without usual ones, is held all the same.
    const isMovedOnly = exception?.kind === 'moved' && typeof hours !== 'object';
    if (!isMovedOnly && (hours === 'closed' || hours === 'unknown')) return [];
    const status = isCancelled ? 'cancelled' : exception?.kind === 'moved' ? 'moved' : 'scheduled';
    return {
      date: `${day.year}-${day.monthDay}`,
      hours: typeof hours === 'object' ? hours.map(({ opens, closes }) => ({ opens, closes })) : [],
      status,
      reason: exception?.reason ?? null,
      address: exception?.address ?? null,
    };
  });
}

/** A day that is canceled keeps the hours that it was to have, and may be known by its address alone. */
function canceledHours(
  usual: ReturnType<typeof usualHoursOn>,
  { opens, closes, address }: HoursException,
): readonly MarketHours[] | 'closed' {
  if (opens !== null) return [{ opens, closes }];
  if (typeof usual === 'object') return usual;
  return address === null ? 'closed' : [];
}
