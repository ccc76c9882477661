import { DAY_MS } from '../shared/calendar/durations.js';
import { listed } from '../shared/listed.js';
/** Which of a weekday's days in a month: the first to the fifth, -1 for the last. */
export const MONTH_WEEKS = [1, 2, 3, 4, 5, -1] as const;
export type MonthWeek = (typeof MONTH_WEEKS)[number];

/** On which of the days of its weekday something is held that is not held every week. */
export type Repeat =
  | { kind: 'monthly'; weeks: MonthWeek[] }
  /**
   * Every other week: in that of `from`, a date as "YYYY-MM-DD", and in every second one before and after it.
   * Null where nobody has said which.
   */
  | { kind: 'alternate'; from: string | null };

/** Weeks from Monday on, counted from the one of January 1, 1970, which was a Thursday. */
const weekNumber = (date: string) => Math.floor((Date.parse(`${date}T00:00:00Z`) / DAY_MS + 3) / 7);

/**
 * The one answer to the question whether something is held on a day, for all that has a rule.
 * @param repeat nothing, where it is held every week
 * @param date "YYYY-MM-DD", of a weekday on which it may be held
 * @returns null when the rule does not say
 */
export function isHeldOn(repeat: Repeat | null | undefined, date: string): boolean | null {
  if (!repeat) return true;
  if (repeat.kind === 'alternate') {
    return repeat.from === null ? null : (weekNumber(date) - weekNumber(repeat.from)) % 2 === 0;
  }
  const day = Number(date.slice(8, 10));
  const week = Math.ceil(day / 7);
  const isLast = day + 7 > lastDay(Number(date.slice(0, 4)), Number(date.slice(5, 7)));
  return repeat.weeks.some((wanted) => wanted === week || (wanted === -1 && isLast));
}

/** @param month counted from 1 */
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const NAMES: Readonly<Record<MonthWeek, string>> = {
  1: '1st',
  2: '2nd',
  3: '3rd',
  4: '4th',
  5: '5th',
  [-1]: 'last',
};

/** @returns "1st", "1st and 3rd", "1st, 3rd and last" */
export function monthWeeksText(weeks: readonly MonthWeek[]): string {
  return listed(MONTH_WEEKS.filter((week) => weeks.includes(week)).map((week) => NAMES[week]));
}

/** @returns "1st and 3rd of the month", "every other week"; '' for every week */
export function repeatText(repeat: Repeat | null | undefined): string {
  if (!repeat) return '';
  return repeat.kind === 'alternate' ? 'every other week' : `${monthWeeksText(repeat.weeks)} of the month`;
}

/** @returns what tells rules apart */
export function repeatKey(repeat: Repeat | null | undefined): string {
  if (!repeat) return '';
  return repeat.kind === 'alternate'
    ? `alternate ${repeat.from ?? ''}`
    : MONTH_WEEKS.filter((week) => repeat.weeks.includes(week)).join();
}
