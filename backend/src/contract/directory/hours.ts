/** Structured seasons and weekly hours of a place. Free of zod; the schemas are in places.ts. */

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
}

/** A part of the year with its weekly hours. */
export interface Season {
  /** "MM-DD" of the first day, or null when it is not known. From after `to` means over the new year. */
  from: string | null;
  /** "MM-DD" of the last day, or null when it is not known. */
  to: string | null;
  /** Empty when the hours are not known. */
  hours: DayHours[];
}

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
