import { addDays } from '../../../contract/shared/calendar/days.js';
import { wallTime } from '../../../contract/shared/calendar/wall-clock.js';
import type { TextDay } from '../grammar/phrases.js';

/** @returns the date that a day means, today at the earliest */
export function dateOf(day: TextDay, now: Date, timeZone: string): string {
  const { date } = wallTime(now, timeZone);
  const weekday = new Date(date).getUTCDay();
  return addDays(date, day === 'today' ? 0 : day === 'tomorrow' ? 1 : (day - weekday + 7) % 7);
}

/** @returns "Sat, Jun 6" */
export const dateText = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' },
  });
