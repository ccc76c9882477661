import type { MarketHours } from '../../../contract/directory/market-days.js';
import { clockText } from '../../../contract/shared/calendar/clock-text.js';
import { dateFormat } from '../../../contract/shared/calendar/date-format.js';

interface Day {
  /** "YYYY-MM-DD" where the market is. */
  date: string;
  hours: readonly MarketHours[];
}

const textOf = (date: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

export const weekdayText = ({ date }: Pick<Day, 'date'>): string => textOf(date, { weekday: 'long' });

/** @returns "Saturday, November 28" */
export const dateText = ({ date }: Pick<Day, 'date'>): string =>
  textOf(date, { weekday: 'long', month: 'long', day: 'numeric' });

/** @returns "9 AM–1 PM" for each opening of which both ends are known, "from 8 AM" for one without an end */
export const hoursTexts = ({ hours }: Pick<Day, 'hours'>): string[] =>
  hours.flatMap(({ opens, closes }) =>
    opens === null
      ? []
      : closes === null
        ? `from ${clockText(opens)}`
        : `${clockText(opens)}–${clockText(closes)}`,
  );

/** @returns "Saturday, November 28, 9 AM–1 PM" */
export const dayText = (day: Day): string => [dateText(day), ...hoursTexts(day)].join(', ');
