import type { DayHours, Weekday } from '../../../../../contract/directory/hours.js';
import { oneLine } from '../text.rules.js';

/** What could be read of a week, and the parts that could not, as they were written. */
export interface WeeklyHours {
  hours: DayHours[];
  unread: string[];
}

const EVERY_DAY: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const DAY_GROUPS: Readonly<Record<string, readonly Weekday[]>> = {
  daily: EVERY_DAY,
  everyday: EVERY_DAY,
  weekday: [1, 2, 3, 4, 5],
  weekend: [0, 6],
};
const DAY_PATTERN =
  '(?:sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)s?\\.?';
const GROUP_PATTERN = '(?:daily|every ?day|weekdays?|weekends?)';
const BETWEEN_DAYS = '(?:\\s*(?:[-\u2013\u2014,/&+]|to|through|thru|and)\\s*|\\s+)';
/** The days that a piece begins with, and what follows them. */
const PIECE = new RegExp(
  `^(${GROUP_PATTERN}|${DAY_PATTERN}(?:${BETWEEN_DAYS}${DAY_PATTERN})*)(?![a-z])[\\s,.:]*(.*)$`,
  'i',
);
const DAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

function weekdayOf(word: string): Weekday | null {
  const index = DAY_NAMES.indexOf(word.slice(0, 3).toLowerCase());
  return index < 0 ? null : (index as Weekday);
}

/** "Mon-Fri" is five days, "Tue & Sat" two, "Sat-Mon" runs over the end of the week. */
function daysOf(text: string): Weekday[] {
  const group = DAY_GROUPS[text.toLowerCase().replace(/ /g, '').replace(/s$/, '')];
  if (group) return [...group];
  const days: Weekday[] = [];
  let previousEnd = 0;
  for (const match of text.matchAll(new RegExp(DAY_PATTERN, 'gi'))) {
    const day = weekdayOf(match[0]);
    if (day === null) continue;
    const last = days.at(-1);
    const between = text.slice(previousEnd, match.index);
    if (last !== undefined && /[-\u2013\u2014]|to|thr/i.test(between)) {
      for (let next = (last + 1) % 7; next !== day; next = (next + 1) % 7) days.push(next as Weekday);
    }
    days.push(day);
    previousEnd = match.index + match[0].length;
  }
  return [...new Set(days)];
}

const NOON = 12 * 60;
const MIDNIGHT = 24 * 60;

interface Clock {
  /** Minutes since midnight, before any half of the day is applied. */
  minutes: number;
  /** Null when the text does not say. */
  half: 'am' | 'pm' | null;
  /** Written as on a clock of 24 hours: "08:30", "15:00". */
  is24: boolean;
}

const CLOCK = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(?:([ap])\.?\s?m?\.?)?$/i;

function clockOf(text: string): Clock | null {
  if (/^(?:12(?::00)?\s*)?noon$/i.test(text)) return { minutes: 0, half: 'pm', is24: false };
  const [, hourText, minuteText, letter] = CLOCK.exec(text) ?? [];
  if (hourText === undefined) return null;
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  const isLate = hour > 12;
  if (hour > 23 || minute > 59 || (letter !== undefined && (isLate || hour === 0))) return null;
  const half = letter === undefined ? null : letter.toLowerCase() === 'a' ? 'am' : 'pm';
  const is24 = half === null && (isLate || hourText.startsWith('0'));
  return { minutes: (is24 || half === null ? hour : hour % 12) * 60 + minute, half, is24 };
}

const minutesAt = (clock: Clock, half: 'am' | 'pm') => (clock.minutes % NOON) + (half === 'pm' ? NOON : 0);

/** "3-6pm" begins in the afternoon, "9-1pm" in the morning: the half that lets it begin before it ends. */
function openingBefore(start: Clock, end: number, endHalf: 'am' | 'pm'): number {
  const sameHalf = minutesAt(start, endHalf);
  return sameHalf < end ? sameHalf : minutesAt(start, endHalf === 'pm' ? 'am' : 'pm');
}

function minutesOf(start: Clock, end: Clock): readonly [number, number] | null {
  if (start.half === null && end.half === null) {
    return start.is24 || end.is24 ? [start.minutes, end.minutes] : null;
  }
  if (end.half === null) return null;
  const closes = minutesAt(end, end.half);
  const opens = start.half === null ? openingBefore(start, closes, end.half) : minutesAt(start, start.half);
  // "12:00 AM" ends an evening; after a morning it is a slip for noon, which is not for us to say.
  return closes === 0 && opens >= NOON ? [opens, MIDNIGHT] : [opens, closes];
}

const hourMinute = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * "9:00 AM-1:00 PM", "3pm - 6pm", "8 to noon", "15:00-18:00"; null when an end is open, unclear or not after
 * the start.
 */
function stretchOf(text: string): Pick<DayHours, 'opens' | 'closes'> | null {
  const [startText, endText, ...more] = text.split(/\s*[-\u2013\u2014]+\s*|\s+(?:to|until|till)\s+/i);
  if (startText === undefined || endText === undefined || more.length > 0) return null;
  const start = clockOf(startText.trim());
  if (start === null) return null;
  const endsAtMidnight = /^(?:12(?::00)?\s*)?midnight$/i.test(endText.trim());
  const end = endsAtMidnight ? { minutes: 0, half: 'am' as const, is24: false } : clockOf(endText.trim());
  const [opens, closes] = (end && minutesOf(start, end)) ?? [0, 0];
  const lastMinute = endsAtMidnight ? MIDNIGHT : closes;
  return lastMinute > opens ? { opens: hourMinute(opens), closes: hourMinute(lastMinute) } : null;
}

const SAYS_NOTHING = /^(?:tb[da]|n\/?a|varies|unknown|[-\u2013\u2014\s])*$/i;

/** The stretches after a day's name; a single null when the text names none that can be read. */
function stretchesOf(text: string): Array<Pick<DayHours, 'opens' | 'closes'> | null> {
  const stretches = text.split(/\s*(?:,|&|\band\b)\s*/i).map(stretchOf);
  return stretches.includes(null) ? [null] : stretches;
}

function inWeekOrder(hours: DayHours[]): DayHours[] {
  const unique = new Map(
    hours.map((entry) => [`${entry.day} ${entry.opens ?? ''} ${entry.closes ?? ''}`, entry]),
  );
  // A day with known hours needs no second entry without them.
  const timed = new Set(hours.filter((entry) => entry.opens !== null).map((entry) => entry.day));
  return [...unique.values()]
    .filter((entry) => entry.opens !== null || !timed.has(entry.day))
    .sort((a, b) => a.day - b.day || (a.opens ?? '').localeCompare(b.opens ?? ''));
}

/**
 * Reads weekly hours such as "Sat: 9:00 AM-1:00 PM;Wed:3 pm - 7 pm;".
 * A day whose hours cannot be read (open at one end, end not after start, no am or pm) is kept without them.
 * @returns the days in order from Sunday; the pieces that were not understood in full, as written
 */
export function readWeeklyHours(text: string | undefined): WeeklyHours {
  const hours: DayHours[] = [];
  const unread: string[] = [];
  for (const piece of (text ?? '').split(/[;\n]/).map(oneLine)) {
    if (piece === '') continue;
    const [, dayText, rest = ''] = PIECE.exec(piece) ?? [];
    if (dayText === undefined) {
      unread.push(piece);
      continue;
    }
    const stretches = stretchesOf(rest);
    if (stretches.includes(null) && !SAYS_NOTHING.test(rest)) unread.push(piece);
    for (const day of daysOf(dayText)) {
      for (const stretch of stretches) {
        hours.push({ day, opens: stretch?.opens ?? null, closes: stretch?.closes ?? null });
      }
    }
  }
  return { hours: inWeekOrder(hours), unread };
}
