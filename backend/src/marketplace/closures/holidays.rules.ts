import { addDays, utcDay } from '../../contract/shared/calendar/days.js';

export interface Holiday {
  /** "YYYY-MM-DD" */
  day: string;
  name: string;
}

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;

const dayOf = (year: number, month: number, date: number): string =>
  utcDay(new Date(Date.UTC(year, month - 1, date)));
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** @returns the first such weekday on or after a day */
const onOrAfter = (day: string, weekday: number): string => addDays(day, (weekday - weekdayOf(day) + 7) % 7);
/** @param count from 1 on @returns the third Monday of a month */
const nth = (year: number, month: number, weekday: number, count: number): string =>
  onOrAfter(dayOf(year, month, 7 * count - 6), weekday);

/** Easter Sunday of the Gregorian calendar: the Sunday after the full moon that tables of the church have. */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = Math.floor(century / 4);
  const moonShift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - skipped - moonShift + 15) % 30;
  const fullMoon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0);
  return onOrAfter(addDays(dayOf(year, 3, 21), fullMoon + 1), SUNDAY);
}

/** The federal holidays, and days on which farms close beside them, in order. */
export const holidaysOf = (year: number): Holiday[] =>
  [
    { day: dayOf(year, 1, 1), name: 'New Year’s Day' },
    { day: nth(year, 1, MONDAY, 3), name: 'Martin Luther King Jr. Day' },
    { day: nth(year, 2, MONDAY, 3), name: 'Presidents’ Day' },
    { day: easterOf(year), name: 'Easter Sunday' },
    { day: onOrAfter(dayOf(year, 5, 25), MONDAY), name: 'Memorial Day' },
    { day: dayOf(year, 6, 19), name: 'Juneteenth' },
    { day: dayOf(year, 7, 4), name: 'July 4th' },
    { day: nth(year, 9, MONDAY, 1), name: 'Labor Day' },
    { day: nth(year, 10, MONDAY, 2), name: 'Columbus Day' },
    { day: dayOf(year, 11, 11), name: 'Veterans Day' },
    { day: nth(year, 11, THURSDAY, 4), name: 'Thanksgiving' },
    { day: dayOf(year, 12, 24), name: 'Christmas Eve' },
    { day: dayOf(year, 12, 25), name: 'Christmas Day' },
  ].sort((a, b) => (a.day < b.day ? -1 : 1));

/** So early we ask. */
export const ASKED_AHEAD_DAYS = 14;

/** @returns those between two days, both counted */
export const holidaysBetween = (from: string, to: string): Holiday[] => {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4))) as [number, number];
  return Array.from({ length: last - first + 1 }, (_, later) => holidaysOf(first + later))
    .flat()
    .filter(({ day }) => from <= day && day <= to);
};

interface OnDay {
  date: string;
  name: string;
  kind: 'pickup' | 'delivery' | 'market';
}

/**
 * @param closed days on which they are closed already
 * @param answered days about which they have said that they are open or closed
 * @returns the holidays to ask about: only those on which something takes place
 */
export const questionsOf = (
  today: string,
  things: readonly OnDay[],
  closed: readonly { from: string; to: string }[],
  answered: readonly string[],
): (Holiday & { things: Omit<OnDay, 'date'>[] })[] =>
  holidaysBetween(today, addDays(today, ASKED_AHEAD_DAYS))
    .filter(({ day }) => !answered.includes(day) && !closed.some(({ from, to }) => from <= day && day <= to))
    .map(({ day, name }) => ({
      ...{ day, name },
      things: things.filter(({ date }) => date === day).map(({ date: _date, ...thing }) => thing),
    }))
    .filter((question) => question.things.length > 0);
