import {
  type DayHours,
  type Season,
  WEEK,
  WEEKDAYS,
  type Weekday,
  YEAR_ROUND,
} from '@farmgate/backend/contract/directory/hours';
import type { Repeat } from '@farmgate/backend/contract/directory/repeats';
import { timeOf } from '../../../shared/hours-exceptions/clock-fields';

/** February has its leap day: a season is no date of one year. */
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const USUAL_HOURS = { opens: '09:00', closes: '17:00' } as const;
/** What a farm that is not open all year probably means. */
const USUAL_SEASON = { from: '05-01', to: '10-31' } as const;
/** The contract takes no more in one day. */
export const MOST_STRETCHES = 3;

/**
 * One stretch of opening together with its index in the season's hours, by which the errors of a form know
 * it.
 */
export interface Stretch extends DayHours {
  index: number;
}

/** @returns a season of the whole year without any hours */
export function newSeason(): Season {
  return { ...YEAR_ROUND, hours: [] };
}

export function isYearRound({ from, to }: Pick<Season, 'from' | 'to'>): boolean {
  return from === YEAR_ROUND.from && to === YEAR_ROUND.to;
}

/** @returns the season over the whole year, or over the usual part of it */
export function withYearRound(season: Season, yearRound: boolean): Season {
  const { unknownDates: _, ...rest } = season;
  return { ...rest, ...(yearRound ? YEAR_ROUND : USUAL_SEASON) };
}

/** @returns what a day has, in the order of the season's hours; none where it is closed */
export function stretchesOf({ hours }: Season, day: Weekday): Stretch[] {
  return hours.flatMap((stretch, index) => (stretch.day === day ? [{ ...stretch, index }] : []));
}

/** @returns the days on which the season opens, Monday first */
export function openDays({ hours }: Season): Weekday[] {
  return WEEK.filter((day) => hours.some((stretch) => stretch.day === day));
}

/** Whether a source says something of a day that could not be read, and nobody has said more since. */
export const isNotStated = (season: Season, day: Weekday): boolean =>
  season.unknownDays?.includes(day) === true && stretchesOf(season, day).length === 0;

/** @returns the season with a day that is known to have the hours that it has, or to be closed */
export function asStated({ unknownDays, ...season }: Season, day: Weekday): Season {
  const others = unknownDays?.filter((other) => other !== day) ?? [];
  return others.length > 0 ? { ...season, unknownDays: others } : season;
}

/**
 * Opens a closed day with the hours of the open day before it (or of any, or the usual ones), or closes an
 * open one.
 */
export function toggleDay(season: Season, day: Weekday): Season {
  const isOpen = season.hours.some((stretch) => stretch.day === day);
  const others = season.hours.filter((stretch) => stretch.day !== day);
  if (isOpen) return { ...season, hours: others };
  const open = openDays(season);
  const model = open.filter((other) => WEEK.indexOf(other) < WEEK.indexOf(day)).at(-1) ?? open[0];
  const hours = model === undefined ? [USUAL_HOURS] : others.filter((stretch) => stretch.day === model);
  return asStated(
    { ...season, hours: inOrder([...others, ...hours.map((stretch) => ({ ...stretch, day }))]) },
    day,
  );
}

/** Gives every day of the week the hours of one. */
export function copyToAll(season: Season, day: Weekday): Season {
  const { unknownDays: _, ...known } = season;
  const model = season.hours.filter((stretch) => stretch.day === day);
  return {
    ...known,
    hours: inOrder(WEEKDAYS.flatMap((_, other) => model.map((one) => ({ ...one, day: other as Weekday })))),
  };
}

/** Another stretch for a day that closes in between. It has no times yet. */
export function addStretch(season: Season, day: Weekday): Season {
  return { ...season, hours: inOrder([...season.hours, { day, opens: null, closes: null }]) };
}

export function removeStretch(season: Season, index: number): Season {
  return { ...season, hours: season.hours.filter((_, at) => at !== index) };
}

export function setTime(season: Season, index: number, end: 'opens' | 'closes', typed: string): Season {
  const time = timeOf(end, typed);
  const hours = season.hours.map((stretch, at) => (at === index ? { ...stretch, [end]: time } : stretch));
  return { ...season, hours };
}

/** @param repeats in which weeks one stretch counts; nothing for every one */
export function setRepeats(season: Season, index: number, repeats: Repeat | undefined): Season {
  const hours = season.hours.map((stretch, at) => {
    if (at !== index) return stretch;
    const { repeats: _, ...everyWeek } = stretch;
    return repeats ? { ...everyWeek, repeats } : everyWeek;
  });
  return { ...season, hours };
}

/**
 * By day; within a day they stay as they are, so that nothing moves under the fingers of the person who
 * types.
 */
function inOrder(hours: readonly DayHours[]): DayHours[] {
  return [...hours].sort((one, other) => one.day - other.day);
}

/** Month and day of "MM-DD", both counted from 1. */
export interface DayOfYear {
  month: number;
  day: number;
}

export function readDayOfYear(text: string): DayOfYear {
  const [month = 1, day = 1] = text.split('-').map(Number);
  return { month, day };
}

/** @returns "MM-DD"; a day that the month does not have becomes its last one */
export function writeDayOfYear({ month, day }: DayOfYear): string {
  const last = daysOf(month);
  return `${String(month).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** @param month counted from 1 */
export function daysOf(month: number): number {
  return DAYS_IN_MONTH[month - 1] ?? 31;
}

/**
 * @returns the season over the whole year where neither day is stated, so that the form shows what it sends;
 * as it is where one of them is not stated, or its source gave dates that could not be read
 */
export function completeSeason(season: Season): Season {
  const isUndated = season.from === null && season.to === null && !season.unknownDates;
  return isUndated ? { ...season, ...YEAR_ROUND } : season;
}
