import { SHORT_MONTH_NAMES } from '../shared/calendar/months.js';
import type { Repeat } from './repeats.js';

/** When a place is open. Free of zod; the schemas are in places.ts and hours-exceptions.ts. */

/** 0 is Sunday, as in JavaScript's Date. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The week as farms plan it: from Monday on, the weekend at its end. */
export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** One stretch of opening on one weekday, in the place's own time. */
export interface DayHours {
  day: Weekday;
  /** "HH:MM", or null when only the day is known. */
  opens: string | null;
  /** "HH:MM"; "24:00" is midnight; at or before `opens` would be past midnight and is not accepted. */
  closes: string | null;
  /** Left out, it is so every week. */
  repeats?: Repeat | undefined;
}

/** A part of the year with its weekly hours. */
export interface Season {
  /** "MM-DD" of the first day, or null when it is not known. From after `to` means over the new year. */
  from: string | null;
  /** "MM-DD" of the last day, or null when it is not known. */
  to: string | null;
  /** Empty when the hours are not known. */
  hours: DayHours[];
  /** Days of which its source says something that could not be read. They are not known to be closed. */
  unknownDays?: Weekday[] | undefined;
  /** Its source says when it begins and ends in words that could not be read. */
  unknownDates?: boolean | undefined;
}

/** A time of a day as "HH:MM"; "24:00" is the midnight at its end. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/**
 * What is different on some dates: the place is closed; it has other hours, or opens on a day on which it
 * otherwise does not; or it is somewhere else.
 */
export const EXCEPTION_KINDS = ['closed', 'hours', 'moved'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** Dates on which a place does not keep the hours of its seasons, in the place's own time. */
export interface HoursException {
  /** The first day as "YYYY-MM-DD". */
  from: string;
  /** The last day as "YYYY-MM-DD"; the first one, where it is one day. */
  to: string;
  kind: ExceptionKind;
  /** "HH:MM" of 'hours'; of 'moved', null means the usual hours; always null of 'closed'. */
  opens: string | null;
  closes: string | null;
  /** Where it is then; of 'moved' alone. */
  address: string | null;
  /** Why, in a few words: "Thanksgiving". */
  reason: string | null;
}

export const MAX_EXCEPTIONS = 60;
/** So many days one exception may last; what is longer is a season. */
export const MAX_EXCEPTION_DAYS = 92;
/** So far ahead an exception may end, in days: a year and a half. */
export const MAX_EXCEPTION_AHEAD_DAYS = 550;
/** Of its reason and of its address, in characters. */
export const MAX_EXCEPTION_TEXT = 200;

/** How the status of a place begins that is out of its season. */
export const CLOSED_FOR_SEASON = 'Closed for the season';

/** A whole year. */
export const YEAR_ROUND = { from: '01-01', to: '12-31' } as const;

/**
 * @param hoursConfirmed day of the hours, as their source gives it
 * @param lastConfirmed day or moment at which the place itself was confirmed
 * @returns the year to show with the hours; null without a day, and where they are at most a year older
 */
export function hoursFrom(hoursConfirmed: string | null, lastConfirmed: string | null): number | null {
  if (hoursConfirmed === null || lastConfirmed === null) return null;
  const year = Number(hoursConfirmed.slice(0, 4));
  const aYearLater = `${year + 1}${hoursConfirmed.slice(4, 10)}`;
  return aYearLater < lastConfirmed.slice(0, 10) ? year : null;
}

/** @returns "Thu, Nov 26", and "Fri, Jan 1, 2027" in another year than the given one */
function dateText(date: string, year: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  const weekday = WEEKDAYS[day.getUTCDay()]?.slice(0, 3);
  const other = day.getUTCFullYear() === year ? '' : `, ${day.getUTCFullYear()}`;
  return `${weekday}, ${SHORT_MONTH_NAMES[day.getUTCMonth()]} ${day.getUTCDate()}${other}`;
}

/**
 * @param year of today, which dates don't name
 * @returns the days of an exception: "Thu, Nov 26", "Thu, Dec 24 through Sat, Jan 2, 2027"
 */
export function exceptionDays({ from, to }: Pick<HoursException, 'from' | 'to'>, year: number): string {
  return from === to ? dateText(from, year) : `${dateText(from, year)} through ${dateText(to, year)}`;
}

/**
 * @param year of today, which dates don't name
 * @param clock how a time is written, from "HH:MM"
 * @returns an exception as people read it: "Closed Thu, Nov 26: Thanksgiving", "Open Fri, Nov 27, 9 AM–1 PM"
 */
export function exceptionText(
  exception: HoursException,
  year: number,
  clock: (time: string) => string,
): string {
  const { kind, opens, closes, address, reason } = exception;
  const days = exceptionDays(exception, year);
  const hours = opens && closes ? `, ${clock(opens)}–${clock(closes)}` : '';
  const what = {
    closed: `Closed ${days}`,
    hours: `Open ${days}${hours}`,
    moved: `Moved ${days} to ${address ?? 'another address'}${hours}`,
  }[kind];
  return reason ? `${what}: ${reason}` : what;
}
