import { addDays, utcDay } from '@farmgate/backend/contract/shared/calendar/days';

/** @returns the first day of the month of a day, so many months later */
export function monthOf(day: string, later = 0): string {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + later);
  return utcDay(at);
}

/** @returns the weeks of the month of a day, from Sunday to Saturday, with the days around it */
export function weeksOf(day: string): string[][] {
  const first = monthOf(day);
  const start = addDays(first, -new Date(first).getUTCDay());
  const next = monthOf(day, 1);
  const weeks: string[][] = [];
  for (let from = start; from < next; from = addDays(from, 7))
    weeks.push(Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead)));
  return weeks;
}

/** @returns "November 2026" */
export const monthText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** @returns the day that an arrow key leads to from a day; null for any other key */
export function dayByKey(day: string, key: string): string | null {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (days !== undefined) return addDays(day, days);
  if (key === 'Home') return addDays(day, -new Date(day).getUTCDay());
  if (key === 'End') return addDays(day, 6 - new Date(day).getUTCDay());
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const month = monthOf(day, key === 'PageUp' ? -1 : 1);
  const last = addDays(monthOf(month, 1), -1);
  const same = `${month.slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}
