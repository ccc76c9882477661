import {
  WEEKDAYS,
  YEAR_ROUND,
  type DayHours,
  type Season,
  type Weekday,
} from '../../contract/directory/hours.js';

/** A moment as a clock on the place's own wall shows it. */
export interface LocalMoment {
  /** "MM-DD". */
  monthDay: string;
  weekday: Weekday;
  /** Minutes since midnight. */
  minutes: number;
}

export type OpenState = 'open' | 'closed' | 'unknown';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** @param timeZone an IANA name; throws RangeError for any other text */
export function localMoment(now: Date, timeZone: string): LocalMoment {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
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
  const { weekday } = localMoment(now, timeZone);
  return localMoment(addDays(now, 6 - weekday), timeZone).monthDay;
}

/**
 * The seven lines of the specification's `weekdayText`, Monday first, for the season that a day lies in
 * (the year's first one with hours when it lies in none).
 * @returns null when no season has hours
 */
export function weekdayText(seasons: readonly Season[], monthDay: string): string[] | null {
  const known = seasons.filter(({ hours }) => hours.length > 0);
  const shown = known.filter((season) => isInSeason(season, monthDay));
  const hours = (shown.length > 0 ? shown : known.slice(0, 1)).flatMap((season) => season.hours);
  if (hours.length === 0) return null;
  return ([1, 2, 3, 4, 5, 6, 0] as const).map((weekday) => {
    const ranges = sortedDay(hours, weekday).map(rangeText);
    return `${WEEKDAYS[weekday]}: ${ranges.length > 0 ? ranges.join(', ') : 'Closed'}`;
  });
}

/**
 * When it is open, in a few words: "Open today until 1 PM", "Opens Saturday at 9 AM",
 * "Closed for the season, opens in May".
 * @returns null when its hours do not say
 */
export function openSummary(seasons: readonly Season[], now: Date, timeZone: string): string | null {
  const at = localMoment(now, timeZone);
  const today = hoursOn(seasons, at.monthDay, at.weekday);
  if (typeof today === 'object') {
    const current = today.find((range) => isWithin(range, at.minutes));
    if (current?.closes) return `Open today until ${clock(current.closes)}`;
  }
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const then = ahead === 0 ? at : localMoment(addDays(now, ahead), timeZone);
    const next = nextOpening(seasons, then, ahead === 0 ? at.minutes : -1);
    if (next === 'unknown') return null;
    if (next) return `Opens ${dayName(ahead, then.weekday)} at ${clock(next.opens)}`;
  }
  return outOfSeason(seasons, at.monthDay);
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
  const day = sortedDay(
    withHours.flatMap(({ hours }) => hours),
    weekday,
  );
  return day.length > 0 ? day : 'closed';
}

function nextOpening(
  seasons: readonly Season[],
  at: LocalMoment,
  after: number,
): { opens: string } | 'unknown' | null {
  const day = hoursOn(seasons, at.monthDay, at.weekday);
  if (day === 'closed') return null;
  if (day === 'unknown' || day.some(({ opens }) => opens === null)) return 'unknown';
  const opens = day.find((range) => range.opens !== null && toMinutes(range.opens) > after)?.opens;
  return opens ? { opens } : null;
}

function outOfSeason(seasons: readonly Season[], monthDay: string): string | null {
  if (seasons.length === 0 || seasons.some((season) => isInSeason(season, monthDay))) return null;
  const starts = seasons.flatMap(({ from }) => (from ? [from] : [])).sort();
  const next = starts.find((start) => start > monthDay) ?? starts[0];
  return next ? `Closed for the season, opens in ${monthName(next)}` : 'Closed for the season';
}

const sortedDay = (hours: readonly DayHours[], weekday: Weekday) => {
  const seen = new Set<string>();
  return hours
    .filter(({ day, opens, closes }) => {
      const key = `${opens}-${closes}`;
      return day === weekday && !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => (a.opens ?? '').localeCompare(b.opens ?? ''));
};

const isWithin = ({ opens, closes }: DayHours, minutes: number) =>
  opens !== null && closes !== null && minutes >= toMinutes(opens) && minutes < toMinutes(closes);

function rangeText({ opens, closes }: DayHours): string {
  if (opens && closes) return `${clock(opens, true)} – ${clock(closes, true)}`;
  if (opens) return `From ${clock(opens, true)}`;
  return closes ? `Until ${clock(closes, true)}` : 'Open, hours not listed';
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** "13:30" as "1:30 PM"; the full hour as "1 PM", or "1:00 PM" in full. */
function clock(time: string, inFull = false): string {
  const minutes = toMinutes(time);
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const text = `${hour % 12 === 0 ? 12 : hour % 12}${rest > 0 || inFull ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return `${text} ${hour < 12 ? 'AM' : 'PM'}`;
}

const dayName = (ahead: number, weekday: Weekday) =>
  ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : WEEKDAYS[weekday];

const DAY_MS = 86_400_000;
const addDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const monthName = (monthDay: string) => MONTHS[Number(monthDay.slice(0, 2)) - 1] ?? '';
const dateText = (monthDay: string) => `${monthName(monthDay)} ${Number(monthDay.slice(3, 5))}`;
