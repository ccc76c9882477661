import { dateFormat } from './date-format.js';
import { DAY_MS, MINUTE_MS } from './durations.js';

/** A day and a minute of it, as a clock on the wall shows them. */
export interface WallTime {
  /** "YYYY-MM-DD" */
  date: string;
  /** Since midnight, 0 to 1439. */
  minutes: number;
}

const CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** @param timeZone an IANA name @throws RangeError for any other text */
export function wallTime(at: Date, timeZone: string): WallTime {
  const formatter = dateFormat('en-CA', { ...CLOCK, timeZone });
  const parts = new Map(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/**
 * @returns the moment that a clock there shows this. Where the clock is set back, the first one of two. A
 *   time that is skipped in spring moves forward by what is skipped. `firstMoment` is the same in SQL
 */
export function momentOf(wall: WallTime, timeZone: string): Date {
  const { shown, latest } = momentsOf(wall, timeZone);
  return new Date(shown[0] ?? latest);
}

/** @param time "HH:MM"; "24:00" is the midnight that ends the day */
export const momentAt = (date: string, time: string, timeZone: string): Date =>
  momentOf({ date, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) }, timeZone);

/**
 * @returns the first moment after another one that a clock there shows this, also where it does so twice. For
 *   a time that is skipped in spring, it is the change itself
 */
export function nextMomentOf(wall: WallTime, timeZone: string, after: Date): Date {
  const { shown, earliest, latest } = momentsOf(wall, timeZone);
  if (shown.length === 0) return new Date(changeBetween(earliest, latest, timeZone));
  return new Date(shown.find((at) => at > after.getTime()) ?? latest);
}

/** @returns the minute at which the clock there is changed, in between two whole minutes */
function changeBetween(before: number, after: number, timeZone: string): number {
  const offset = offsetAt(before, timeZone);
  let [from, until] = [before, after];
  while (until - from > MINUTE_MS) {
    const middle = from + Math.floor((until - from) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, timeZone) === offset) from = middle;
    else until = middle;
  }
  return until;
}

/** How long two changes of a clock are apart at least: Morocco's are a month. */
const STEP_MS = 14 * DAY_MS;

/** @returns the moments from `start` to `end` at which the clock there is changed, in milliseconds */
export function changesOfClock(start: number, end: number, timeZone: string): number[] {
  const changes: number[] = [];
  for (let from = start; from < end; from += STEP_MS) {
    const until = Math.min(from + STEP_MS, end);
    if (offsetAt(from, timeZone) !== offsetAt(until, timeZone))
      changes.push(changeBetween(from, until, timeZone));
  }
  return changes;
}

/** `shown`: the earliest first; none for a time that is skipped. */
function momentsOf(
  { date, minutes }: WallTime,
  timeZone: string,
): { shown: number[]; earliest: number; latest: number } {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const candidates = [offsetAt(asUtc - DAY_MS, timeZone), offsetAt(asUtc + DAY_MS, timeZone)]
    .map((offset) => asUtc - offset)
    .sort((a, b) => a - b);
  const [earliest = 0, latest = 0] = candidates;
  const shown =
    earliest === latest ? [earliest] : candidates.filter((at) => at + offsetAt(at, timeZone) === asUtc);
  return { shown, earliest, latest };
}

/** @returns how many milliseconds the clock there is ahead of UTC at a moment */
export function offsetAt(time: number, timeZone: string): number {
  const { date, minutes } = wallTime(new Date(time), timeZone);
  const minute = Math.floor(time / 60_000) * 60_000;
  return Date.parse(`${date}T00:00:00Z`) + minutes * 60_000 - minute;
}
