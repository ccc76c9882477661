import {
  WEEK,
  WEEKDAYS,
  YEAR_ROUND,
  type DayHours,
  type HoursException,
  type Season,
  type Weekday,
} from '../../../contract/directory/hours.js';
import { OPEN_DAYS, type OpenDay } from '../../../contract/directory/open-on.js';
import { isHeldOn, repeatKey, repeatText } from '../../../contract/directory/repeats.js';
import { clockInTable } from '../../../contract/shared/calendar/clock-text.js';
import { dateFormat } from '../../../contract/shared/calendar/date-format.js';
import { MINUTE_MS } from '../../../contract/shared/calendar/durations.js';
import { monthName } from '../../../contract/shared/calendar/months.js';

export interface LocalDay {
  readonly year: number;
  /** "MM-DD". */
  readonly monthDay: string;
  readonly weekday: Weekday;
}

/** A moment as a clock on the place's own wall shows it. */
export interface LocalMoment extends LocalDay {
  /** Minutes since midnight. */
  readonly minutes: number;
}

export type OpenState = 'open' | 'closed' | 'unknown';

const NONE: readonly HoursException[] = [];

const CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** The clocks of one minute. Reading one is slow, and all places of an answer share a handful of them. */
const moments = new Map<string, LocalMoment>();
let minuteOfMoments = NaN;

/** @param timeZone an IANA name; throws RangeError for any other text */
export function localMoment(now: Date, timeZone: string): LocalMoment {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (minute !== minuteOfMoments) {
    moments.clear();
    minuteOfMoments = minute;
  }
  let moment = moments.get(timeZone);
  if (!moment) {
    moment = readClock(now, timeZone);
    moments.set(timeZone, moment);
  }
  return moment;
}

function readClock(now: Date, timeZone: string): LocalMoment {
  const formatter = dateFormat('en-US', { ...CLOCK, timeZone });
  const parts = new Map(formatter.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    year: Number(parts.get('year')),
    monthDay: `${parts.get('month')}-${parts.get('day')}`,
    weekday: WEEKDAYS.findIndex((name) => name === parts.get('weekday')) as Weekday,
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** @returns null where its dates do not say, as one end of it is not known */
export function inSeason({ from, to, unknownDates }: Season, monthDay: string): boolean | null {
  if (unknownDates) return null;
  if (from === null) return to === null || monthDay <= to || null;
  if (to === null) return monthDay >= from || null;
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
}

/** Whether a day may lie in a season. A bound that is not known does not exclude. */
export const isInSeason = (season: Season, monthDay: string): boolean => inSeason(season, monthDay) !== false;

/** Whether a place is open at a moment; 'unknown' when its hours do not say. */
export function openState(
  seasons: readonly Season[],
  at: LocalMoment,
  exceptions: readonly HoursException[] = NONE,
): OpenState {
  const day = hoursOn(seasons, at, exceptions);
  if (day === 'closed' || day === 'unknown') return day;
  if (day.some((range) => isWithin(range, at.minutes))) return 'open';
  return day.some((range) => mayBeOpen(range, at.minutes)) ? 'unknown' : 'closed';
}

/** Whether a range of which one end is not known may hold a time of its day. */
export function mayBeOpen({ opens, closes }: DayHours, minutes: number): boolean {
  if (opens !== null && closes !== null) return false;
  return (opens === null || minutes >= toMinutes(opens)) && (closes === null || minutes < toMinutes(closes));
}

/** Whether a place opens at all on a day; null when its hours do not say. */
export function opensOn(
  seasons: readonly Season[],
  day: LocalDay,
  exceptions: readonly HoursException[] = NONE,
): boolean | null {
  const hours = hoursOn(seasons, day, exceptions);
  return hours === 'unknown' ? null : hours !== 'closed';
}

/** The coming Saturday; today when today is one. */
export function comingSaturday(now: Date, timeZone: string): LocalDay {
  const today = localMoment(now, timeZone);
  return daysLater(today, 6 - today.weekday);
}

/** The coming one; today when today is one. */
export function comingDay(now: Date, timeZone: string, day: OpenDay): LocalDay {
  const today = localMoment(now, timeZone);
  if (day === 'today') return today;
  if (day === 'tomorrow') return daysLater(today, 1);
  return daysLater(today, (OPEN_DAYS.indexOf(day) - FIRST_WEEKDAY - today.weekday + 7) % 7);
}

const FIRST_WEEKDAY = OPEN_DAYS.indexOf('sunday');

/** Monday first; that day's line is what an exception makes of it. @returns null when not known */
export function weekdayText(
  seasons: readonly Season[],
  today: LocalDay,
  exceptions: readonly HoursException[] = NONE,
): string[] | null {
  const shown = seasonsShown(seasons, today.monthDay);
  const hours = hoursOf(shown);
  if (hours.length === 0) return null;
  const unknownDays = shown.flatMap((season) => season.unknownDays ?? []);
  const isDifferent = exceptionOn(exceptions, today) !== undefined;
  return WEEK.map((weekday) => {
    const day =
      isDifferent && weekday === today.weekday
        ? hoursOn(seasons, today, exceptions)
        : sortedDay(hours, weekday);
    const on = weekday === today.weekday ? today : null;
    const ranges = typeof day === 'object' ? day.map((range) => rangeText(range, on)) : [];
    const none = day !== 'closed' && unknownDays.includes(weekday) ? HOURS_NOT_LISTED : 'Closed';
    return `${WEEKDAYS[weekday]}: ${ranges.length > 0 ? ranges.join(', ') : none}`;
  });
}

export function openDaysText(
  seasons: readonly Season[],
  today: LocalDay,
  exceptions: readonly HoursException[] = NONE,
): string | null {
  const lines = weekdayText(seasons, today, exceptions) ?? [];
  const days = lines.filter((line) => !line.endsWith(': Closed') && !line.endsWith(`: ${HOURS_NOT_LISTED}`));
  return days.length > 0 ? days.join('; ') : null;
}

/** One without any dates never is. @param monthDay "MM-DD" where the place is */
export function isClosedForSeason(seasons: readonly Season[], monthDay: string): boolean {
  return seasons.length > 0 && !seasons.some((season) => isInSeason(season, monthDay));
}

/** "April 15 to October 30" for each season; "Year-round". Null when no dates are known. */
export function seasonText(seasons: readonly Season[]): string | null {
  const texts = seasons.flatMap(({ from, to }) => {
    if (from === YEAR_ROUND.from && to === YEAR_ROUND.to) return ['Year-round'];
    if (from && to) return [from === to ? dateText(from) : `${dateText(from)} to ${dateText(to)}`];
    if (from) return [`From ${dateText(from)}`];
    return to ? [`Until ${dateText(to)}`] : [];
  });
  return texts.length > 0 ? [...new Set(texts)].join('; ') : null;
}

/** Else those that it may lie in, else the first one that has hours. */
function seasonsShown(seasons: readonly Season[], monthDay: string): readonly Season[] {
  const current = seasons.filter((season) => inSeason(season, monthDay) === true);
  if (current.length > 0) return current;
  const possible = seasons.filter((season) => isInSeason(season, monthDay));
  return possible.length > 0 ? possible : seasons.filter(({ hours }) => hours.length > 0).slice(0, 1);
}

export function exceptionOn(
  exceptions: readonly HoursException[],
  day: LocalDay,
): HoursException | undefined {
  if (exceptions.length === 0) return undefined;
  const date = dateOf(day);
  return exceptions.find(({ from, to }) => from <= date && date <= to);
}

export function hoursOn(
  seasons: readonly Season[],
  day: LocalDay,
  exceptions: readonly HoursException[],
): readonly DayHours[] | 'closed' | 'unknown' {
  const exception = exceptionOn(exceptions, day);
  if (exception?.kind === 'closed') return 'closed';
  if (!exception || exception.opens === null) return usualHoursOn(seasons, day);
  return [{ day: day.weekday, opens: exception.opens, closes: exception.closes }];
}

export function usualHoursOn(
  seasons: readonly Season[],
  day: LocalDay,
): readonly DayHours[] | 'closed' | 'unknown' {
  if (seasons.length === 0) return 'unknown';
  const current = seasons.filter((season) => isInSeason(season, day.monthDay));
  if (current.length === 0) return 'closed';
  const withHours = current.filter(({ hours }) => hours.length > 0);
  if (withHours.length === 0) return 'unknown';
  const ranges: DayHours[] = [];
  let isUnknown = false;
  for (const season of withHours) {
    const isIn = inSeason(season, day.monthDay);
    if (season.unknownDays?.includes(day.weekday)) isUnknown = true;
    for (const range of season.hours) {
      if (range.day !== day.weekday) continue;
      const isHeld = isHeldOn(range.repeats, range.repeats ? dateOf(day) : '');
      if (isHeld && isIn) ranges.push(range);
      else if (isHeld !== false) isUnknown = true;
    }
  }
  if (ranges.length > 0) return sortedDay(ranges, day.weekday);
  return isUnknown ? 'unknown' : 'closed';
}

/** @returns "2026-11-28" */
export const dateOf = ({ year, monthDay }: LocalDay): string => `${year}-${monthDay}`;

/** Whether some of the hours are not those of every week, so that the next ones may be weeks away. */
export const hasRepeats = (seasons: readonly Season[]): boolean =>
  seasons.some(({ hours }) => hours.some(({ repeats }) => repeats !== undefined));

/** The ranges of a day, each once, the earliest first. It runs a dozen times for each place of an answer. */
function sortedDay(hours: readonly DayHours[], weekday: Weekday): readonly DayHours[] {
  const ranges = hours.filter(({ day }) => day === weekday);
  if (ranges.length < 2) return ranges;
  const different = new Map(
    ranges.map((range) => [`${range.opens}-${range.closes} ${repeatKey(range.repeats)}`, range]),
  );
  return [...different.values()].sort((a, b) => byText(a.opens ?? '', b.opens ?? ''));
}

/** Times of a day stand in the order of their digits. */
export const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const hoursOf = (seasons: readonly Season[]): readonly DayHours[] =>
  seasons.length === 1 ? (seasons[0]?.hours ?? []) : seasons.flatMap(({ hours }) => hours);

export const isWithin = ({ opens, closes }: DayHours, minutes: number) =>
  opens !== null && closes !== null && minutes >= toMinutes(opens) && minutes < toMinutes(closes);

export const HOURS_NOT_LISTED = 'Hours not listed';

/** @param today where it is a range of today's weekday */
function rangeText(range: DayHours, today: LocalDay | null): string {
  if (!range.repeats) return timesText(range);
  const isElsewhen = today !== null && isHeldOn(range.repeats, dateOf(today)) === false;
  return `${timesText(range)} (${repeatText(range.repeats)}${isElsewhen ? ', not today' : ''})`;
}

function timesText({ opens, closes }: DayHours): string {
  if (opens && closes)
    return `${clockInTable(opens, { inFull: true })} – ${clockInTable(closes, { inFull: true })}`;
  if (opens) return `From ${clockInTable(opens, { inFull: true })}`;
  return closes ? `Until ${clockInTable(closes, { inFull: true })}` : 'Open, hours not listed';
}

export const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The week after a moment, which all places in its time zone ask for. */
const weeks = new WeakMap<LocalDay, LocalDay[]>();

export function daysLater(day: LocalDay, days: number): LocalDay {
  let week = weeks.get(day);
  if (!week) {
    week = [0, 1, 2, 3, 4, 5, 6, 7].map((ahead) => countDays(day, ahead));
    weeks.set(day, week);
  }
  return week[days] ?? countDays(day, days);
}

/** Counts days of the calendar, which are not always 24 hours long. */
export function countDays({ year, monthDay }: LocalDay, days: number): LocalDay {
  const then = new Date(
    Date.UTC(year, Number(monthDay.slice(0, 2)) - 1, Number(monthDay.slice(3, 5)) + days),
  );
  return {
    year: then.getUTCFullYear(),
    monthDay: then.toISOString().slice(5, 10),
    weekday: then.getUTCDay() as Weekday,
  };
}

const monthOf = (monthDay: string) => monthName(Number(monthDay.slice(0, 2)));
/** "11-26" as "November 26". */
export const dateText = (monthDay: string) => `${monthOf(monthDay)} ${Number(monthDay.slice(3, 5))}`;
