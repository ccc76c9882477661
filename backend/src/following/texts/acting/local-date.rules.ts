import type { TextDay } from '../grammar/phrases.js';

const DAY_MS = 86_400_000;

/** @returns the date and the minutes since midnight that the clocks of a zone show */
export function wallClock(now: Date, timeZone: string): { date: string; minutes: number } {
  const date = now.toLocaleDateString('en-CA', { timeZone });
  const [hours = 0, minutes = 0] = now
    .toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    .split(':')
    .map(Number);
  return { date, minutes: hours * 60 + minutes };
}

/** @returns the date that a day means, today at the earliest */
export function dateOf(day: TextDay, now: Date, timeZone: string): string {
  const { date } = wallClock(now, timeZone);
  const today = new Date(date);
  const ahead = day === 'today' ? 0 : day === 'tomorrow' ? 1 : (day - today.getUTCDay() + 7) % 7;
  return new Date(today.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
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
