import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { addDays } from '@farmgate/backend/contract/shared/calendar/days';
import { countOf } from '../../../lib/format/format';

/** "YYYY-MM-DD"; empty while it isn't chosen. */
export interface DayRange {
  from: string;
  until: string;
}

type Day = Pick<MarketDayView, 'date'>;

/** @returns the dates of the market days in a range; none while one end of it isn't chosen */
export const datesIn = (days: readonly Day[], { from, until }: DayRange): string[] =>
  from === '' ? [] : days.map(({ date }) => date).filter((date) => from <= date && date <= until);

/**
 * @param leftOut dates that were unchecked, which stay so whatever the range is
 * @returns the dates that are checked in a range
 */
export const checkedIn = (days: readonly Day[], range: DayRange, leftOut: readonly string[]): string[] =>
  datesIn(days, range).filter((date) => !leftOut.includes(date));

/** @returns the days of a range that aren't known yet; null where it has none */
export function unknownIn({ from, until }: DayRange, daysUntil: string): DayRange | null {
  if (from === '' || until <= daysUntil || until < from) return null;
  return { from: from > daysUntil ? from : addDays(daysUntil), until };
}

/** @returns the range with another first day, which a last day before it moves to */
export const withFirst = (from: string, until: string): DayRange => ({
  from,
  until: until !== '' && until < from ? from : until,
});

/** @returns what is wrong with it, at its fields */
export function rangeIssues({ from, until }: DayRange): { path: keyof DayRange; message: string }[] {
  if (from === '') return [{ path: 'from', message: 'Please choose the first day.' }];
  if (until === '') return [{ path: 'until', message: 'Please choose the last day.' }];
  return until < from ? [{ path: 'until', message: 'The last day can’t be before the first day.' }] : [];
}

/** @returns "3 of 4 market days" */
export function rangeTitle(chosen: number, all: number): string {
  if (all === 0) return 'No market days in between';
  return chosen === all ? countOf(all, 'market day') : `${chosen} of ${countOf(all, 'market day')}`;
}
