import { dateFormat } from '../shared/calendar/date-format.js';
/** Stock for a date, in words. Free of zod. */
import { listed } from '../shared/listed.js';
import type { Dated, DateLeft } from './dated-most.js';

/** So many days are named one by one. */
const MOST_NAMED = 3;

/** @param date "2026-11-24" @returns "Nov 24" */
export const dateText = (date: string): string => format({ month: 'short', day: 'numeric' }, date);

/** @returns "Tuesday, November 24" */
export const longDateText = (date: string): string =>
  format({ weekday: 'long', month: 'long', day: 'numeric' }, date);

const format = (options: Intl.DateTimeFormatOptions, date: string): string =>
  dateFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** @returns "Nov 24", "Nov 24 and Nov 25", "Nov 24, Nov 25, Nov 26 and 4 other days" */
export function datesText(dates: readonly string[]): string {
  const names = [...new Set(dates)].sort().map(dateText);
  const more = names.length - MOST_NAMED;
  const shown = more > 1 ? [...names.slice(0, MOST_NAMED), `${more} other days`] : names;
  return listed(shown);
}

/** @returns "For Nov 24" of what is sold for dates alone; null of anything else */
export const onlyFor = ({ inventory, dates = [] }: Dated): string | null =>
  inventory > 0 || dates.length === 0 ? null : `For ${datesText(dates.map(({ date }) => date))}`;

/** @returns the dates of an option, or of a product without any */
export const datesOfOption = <Date extends DateLeft>(
  dates: readonly Date[] | undefined,
  variantId: number | undefined,
): Date[] | undefined => {
  const own = dates?.filter((date) => date.variantId === variantId);
  return own && own.length > 0 ? own : undefined;
};
