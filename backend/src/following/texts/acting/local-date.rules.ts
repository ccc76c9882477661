import { addDays } from '../../../contract/shared/calendar/days.js';
import { wallTime } from '../../../contract/shared/calendar/wall-clock.js';
import type { TextDay } from '../grammar/phrases.js';

/** @returns the date that a day means, today at the earliest */
export function dateOf(day: TextDay, now: Date, timeZone: string): string {
  const { date } = wallTime(now, timeZone);
  const weekday = new Date(date).getUTCDay();
  return addDays(date, day === 'today' ? 0 : day === 'tomorrow' ? 1 : (day - weekday + 7) % 7);
}

/** @returns "HH:MM" of minutes since midnight */
export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** @returns "3 PM" or "3:30 PM" of "HH:MM" */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours % 24 < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${half}`;
}

/** @returns "Sat, Jun 6" */
export const dateText = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' },
  });
