import { addDays } from '../../../contract/shared/calendar/days.js';
import { wallTime } from '../../../contract/shared/calendar/wall-clock.js';
import type { TextDay } from '../grammar/phrases.js';

export function dateOf(day: TextDay, now: Date, timeZone: string): string {
  const { date } = wallTime(now, timeZone);
  const weekday = new Date(date).getUTCDay();
  return addDays(date, day === 'today' ? 0 : day === 'tomorrow' ? 1 : (day - weekday + 7) % 7);
}

export const dateText = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' },
  });
