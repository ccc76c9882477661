import { utcDay } from '../../contract/shared/calendar/days.js';
import { offsetAt } from '../../contract/shared/calendar/wall-clock.js';

export interface DatabaseClock {
  zone: string;
  at: Date;
  seconds: number;
}

/** @returns zones where the database's and Node's clocks differ, with the first day of it */
export function otherClocks(clocks: readonly DatabaseClock[]): { zone: string; day: string }[] {
  const found = new Map<string, string>();
  for (const { zone, at, seconds } of clocks)
    if (!found.has(zone) && offsetAt(at.getTime(), zone) !== seconds * 1_000) found.set(zone, utcDay(at));
  return [...found].map(([zone, day]) => ({ zone, day }));
}
