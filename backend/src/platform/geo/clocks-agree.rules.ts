import { utcDay } from '../../contract/shared/calendar/days.js';
import { offsetAt } from '../../contract/shared/calendar/wall-clock.js';

/** How far ahead a clock is of UTC by the database's own zones, at a moment. */
export interface DatabaseClock {
  zone: string;
  at: Date;
  seconds: number;
}

/**
 * @returns the zones whose clock is another one by the database's zones than by Node's, with the first day
 *   on which it is
 */
export function otherClocks(clocks: readonly DatabaseClock[]): { zone: string; day: string }[] {
  const found = new Map<string, string>();
  for (const { zone, at, seconds } of clocks)
    if (!found.has(zone) && offsetAt(at.getTime(), zone) !== seconds * 1_000) found.set(zone, utcDay(at));
  return [...found].map(([zone, day]) => ({ zone, day }));
}
