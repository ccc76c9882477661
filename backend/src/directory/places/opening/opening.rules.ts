import {
  CLOSED_FOR_SEASON,
  WEEK,
  WEEKDAYS,
  YEAR_ROUND,
  type DayHours,
  type Season,
  type Weekday,
} from '../../../contract/directory/hours.js';
import { monthName } from '../../../contract/shared/months.js';

/** A day of the calendar, wherever it is that day. */
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

const MINUTE_MS = 60_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

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
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  const parts = new Map(formatter.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    year: Number(parts.get('year')),
    monthDay: `${parts.get('month')}-${parts.get('day')}`,
    weekday: WEEKDAYS.findIndex((name) => name === parts.get('weekday')) as Weekday,
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Whether a day lies in a season. A bound that is not known does not exclude. */
export function isInSeason({ from, to }: Season, monthDay: string): boolean {
  if (from === null) return to === null || monthDay <= to;
  if (to === null) return monthDay >= from;
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
}

/** Whether a place is open at a moment; 'unknown' when its hours do not say. */
export function openState(seasons: readonly Season[], at: LocalMoment): OpenState {
  const day = hoursOn(seasons, at.monthDay, at.weekday);
  if (day === 'closed' || day === 'unknown') return day;
  if (day.some((range) => isWithin(range, at.minutes))) return 'open';
  return day.some(({ opens, closes }) => opens === null || closes === null) ? 'unknown' : 'closed';
}

/** Whether a place opens at all on a day; null when its hours do not say. */
export function opensOn(seasons: readonly Season[], monthDay: string, weekday: Weekday): boolean | null {
  const day = hoursOn(seasons, monthDay, weekday);
  if (day === 'unknown') return null;
  return day !== 'closed';
}

/** The month and day of the coming Saturday; today's when today is one. */
export function comingSaturday(now: Date, timeZone: string): string {
  const today = localMoment(now, timeZone);
  return daysLater(today, 6 - today.weekday).monthDay;
}

/**
 * The seven lines of the specification's `weekdayText`, Monday first, for the season that a day lies in
 * (the first one with hours when it lies in none).
 * @returns null when the hours are not known
 */
export function weekdayText(seasons: readonly Season[], monthDay: string): string[] | null {
  const hours = hoursShown(seasons, monthDay);
  if (hours.length === 0) return null;
  return WEEK.map((weekday) => {
    const ranges = sortedDay(hours, weekday).map(rangeText);
    return `${WEEKDAYS[weekday]}: ${ranges.length > 0 ? ranges.join(', ') : 'Closed'}`;
  });
}

/**
 * The days that are known to be open, in one line, where it cannot be told whether it is open now. Null
 * without any.
 */
export function openDaysText(seasons: readonly Season[], monthDay: string): string | null {
  const days = weekdayText(seasons, monthDay)?.filter((line) => !line.endsWith(': Closed')) ?? [];
  return days.length > 0 ? days.join('; ') : null;
}

/**
 * Whether a place is out of its season on a day; one without any dates never is.
 * @param monthDay "MM-DD" where the place is
 */
export function isClosedForSeason(seasons: readonly Season[], monthDay: string): boolean {
  return seasons.length > 0 && !seasons.some((season) => isInSeason(season, monthDay));
}

/**
 * When it is open, in a few words, the one status that screens show: "Open until 1 PM",
 * "Opens Saturday 9 AM", "Closed for the season, opens May 2".
 * @param timeZone of the place, an IANA name
 * @returns null when its hours do not say
 */
export function openSummary(seasons: readonly Season[], now: Date, timeZone: string): string | null {
  const at = localMoment(now, timeZone);
  const today = hoursOn(seasons, at.monthDay, at.weekday);
  if (typeof today === 'object') {
    const current = today.find((range) => isWithin(range, at.minutes));
    if (current?.closes)
      return `Open until ${current.closes === '24:00' ? 'midnight' : clock(current.closes)}`;
  }
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const then = daysLater(at, ahead);
    const next = nextOpening(seasons, then, ahead === 0 ? at.minutes : -1);
    if (next === 'unknown') return ahead > 0 ? seasonSummary(seasons, at) : null;
    if (next) return `Opens ${dayName(ahead, then.weekday)} ${clock(next.opens)}`;
  }
  return seasonSummary(seasons, at);
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

/**
 * The hours of the seasons that a day lies in; only where it lies in none, those of the first season that has
 * any.
 */
function hoursShown(seasons: readonly Season[], monthDay: string): readonly DayHours[] {
  const current = seasons.filter((season) => isInSeason(season, monthDay));
  const shown = current.length > 0 ? current : seasons.filter(({ hours }) => hours.length > 0).slice(0, 1);
  return hoursOf(shown);
}

/** The day's ranges, or why there are none. */
function hoursOn(
  seasons: readonly Season[],
  monthDay: string,
  weekday: Weekday,
): readonly DayHours[] | 'closed' | 'unknown' {
  if (seasons.length === 0) return 'unknown';
  const current = seasons.filter((season) => isInSeason(season, monthDay));
  if (current.length === 0) return 'closed';
  const withHours = current.filter(({ hours }) => hours.length > 0);
  if (withHours.length === 0) return 'unknown';
  const day = sortedDay(hoursOf(withHours), weekday);
  return day.length > 0 ? day : 'closed';
}

function nextOpening(
  seasons: readonly Season[],
  at: LocalDay,
  after: number,
): { opens: string } | 'unknown' | null {
  const day = hoursOn(seasons, at.monthDay, at.weekday);
  if (day === 'closed') return null;
  if (day === 'unknown' || day.some(({ opens }) => opens === null)) return 'unknown';
  const opens = day.find((range) => range.opens !== null && toMinutes(range.opens) > after)?.opens;
  return opens ? { opens } : null;
}

/** Out of season, or too late in it for another day of it. */
function seasonSummary(seasons: readonly Season[], at: LocalDay): string | null {
  const isIn = !isClosedForSeason(seasons, at.monthDay);
  const first = firstDays(seasons, at)[0];
  if (isIn && (!first || hoursOn(seasons, at.monthDay, at.weekday) === 'unknown')) return null;
  if (isIn && !isClosedForSeason(seasons, daysLater(at, 7).monthDay)) return null;
  return first ? `${CLOSED_FOR_SEASON}, opens ${dateText(first.monthDay)}` : CLOSED_FOR_SEASON;
}

/** The first day of opening of each season that is still to begin, the soonest first. */
function firstDays(seasons: readonly Season[], at: LocalDay): LocalDay[] {
  const days = seasons.flatMap((season): LocalDay[] => {
    if (season.from === null) return [];
    const begins = nextDate(at, season.from);
    const week = [0, 1, 2, 3, 4, 5, 6].map((ahead) => countDays(begins, ahead));
    const opens = week.find((day) => hoursOn([season], day.monthDay, day.weekday) !== 'closed');
    return [opens ?? begins];
  });
  return days.sort((a, b) => a.year - b.year || byText(a.monthDay, b.monthDay));
}

/** The next day of that date, this year or in the next one. */
function nextDate({ year, monthDay }: LocalDay, wanted: string): LocalDay {
  const then = { year: wanted > monthDay ? year : year + 1, monthDay: wanted, weekday: 0 as Weekday };
  return countDays(then, 0);
}

/** The ranges of a day, each once, the earliest first. It runs a dozen times for each place of an answer. */
function sortedDay(hours: readonly DayHours[], weekday: Weekday): readonly DayHours[] {
  const ranges = hours.filter(({ day }) => day === weekday);
  if (ranges.length < 2) return ranges;
  const different = new Map(ranges.map((range) => [`${range.opens}-${range.closes}`, range]));
  return [...different.values()].sort((a, b) => byText(a.opens ?? '', b.opens ?? ''));
}

/** Times of a day stand in the order of their digits. */
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const hoursOf = (seasons: readonly Season[]): readonly DayHours[] =>
  seasons.length === 1 ? (seasons[0]?.hours ?? []) : seasons.flatMap(({ hours }) => hours);

const isWithin = ({ opens, closes }: DayHours, minutes: number) =>
  opens !== null && closes !== null && minutes >= toMinutes(opens) && minutes < toMinutes(closes);

function rangeText({ opens, closes }: DayHours): string {
  if (opens && closes) return `${clock(opens, true)} – ${clock(closes, true)}`;
  if (opens) return `From ${clock(opens, true)}`;
  return closes ? `Until ${clock(closes, true)}` : 'Open, hours not listed';
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** "13:30" as "1:30 PM"; the full hour as "1 PM", or "1:00 PM" in full. */
export function clock(time: string, inFull = false): string {
  const known = inFull ? clocksInFull : clocks;
  let text = known.get(time);
  if (text === undefined) {
    text = clockText(toMinutes(time), inFull);
    known.set(time, text);
  }
  return text;
}

/** By time of day; there are no more of them than a day has minutes. */
const clocks = new Map<string, string>();
const clocksInFull = new Map<string, string>();

function clockText(minutes: number, inFull: boolean): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const text = `${hour % 12 === 0 ? 12 : hour % 12}${rest > 0 || inFull ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return `${text} ${hour < 12 ? 'AM' : 'PM'}`;
}

function dayName(ahead: number, weekday: Weekday): string {
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return ahead === 7 ? `next ${WEEKDAYS[weekday]}` : WEEKDAYS[weekday];
}

/** The week after a moment, which all places in its time zone ask for. */
const weeks = new WeakMap<LocalDay, LocalDay[]>();

function daysLater(day: LocalDay, days: number): LocalDay {
  let week = weeks.get(day);
  if (!week) {
    week = [0, 1, 2, 3, 4, 5, 6, 7].map((ahead) => countDays(day, ahead));
    weeks.set(day, week);
  }
  return week[days] ?? countDays(day, days);
}

/** Counts days of the calendar, which are not always 24 hours long. */
function countDays({ year, monthDay }: LocalDay, days: number): LocalDay {
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
const dateText = (monthDay: string) => `${monthOf(monthDay)} ${Number(monthDay.slice(3, 5))}`;
