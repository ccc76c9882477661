import type { DayHours, Weekday } from '../../../../../contract/directory/hours.js';
import { repeatKey } from '../../../../../contract/directory/repeats.js';
import { clockTime } from '../../../../../contract/shared/calendar/clock-text.js';
import { oneLine } from '../text.rules.js';
import { daysIn, readDays, splitAtDays } from './day-words.rules.js';

export interface WeeklyHours {
  hours: DayHours[];
  unread: string[];
  unknownDays: Weekday[];
}

const NOON = 12 * 60;
const MIDNIGHT = 24 * 60;
/** What opens earlier is a slip of AM and PM: "4:00 AM-7:00 PM". */
const EARLIEST = 5 * 60;

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

/** "10-2" and "8 to 12" begin in the morning, as nobody opens before five; "3-6" may be either. */
function plainMinutes(start: Clock, end: Clock): readonly [number, number] | null {
  if (start.is24 || end.is24) return [start.minutes, end.minutes];
  const [opens, closes] = [start.minutes % NOON, end.minutes % NOON];
  if (start.minutes >= NOON) return closes > opens ? [start.minutes, closes + NOON] : null;
  return opens >= EARLIEST && closes <= opens ? [opens, closes + NOON] : null;
}

function minutesOf(start: Clock, end: Clock): readonly [number, number] | null {
  if (start.half === null && end.half === null) return plainMinutes(start, end);
  if (end.half === null) {
    const opens = minutesAt(start, start.half ?? 'am');
    // "9am-1" can only end in the afternoon; "9am-11" may be a long day.
    return start.half === 'am' && !end.is24 && end.minutes % NOON <= opens
      ? [opens, (end.minutes % NOON) + NOON]
      : null;
  }
  const closes = minutesAt(end, end.half);
  const opens = start.half === null ? openingBefore(start, closes, end.half) : minutesAt(start, start.half);
  // "12:00 AM" ends an evening; after a morning it is a slip for noon, which is not for us to say.
  return closes === 0 && opens >= NOON ? [opens, MIDNIGHT] : [opens, closes];
}

type Stretch = Pick<DayHours, 'opens' | 'closes'>;

const OPEN_END =
  /^(?:dusk|dark|sunset|sundown|close|closing|we sell out|(?:they(?:'re| are) |we(?:'re| are) )?sold ?out|late|\?)$/i;

/** "3pm - 6pm", "8 to noon", "8:00 AM-", "3pm-dusk". @returns null when unclear or before dawn */
function stretchOf(text: string): Stretch | null {
  const [startText, endText, ...more] = text.split(/\s*[-\u2013\u2014]+\s*|\s+(?:to|until|till|'?til)\s+/i);
  if (startText === undefined || more.length > 0) return null;
  const start = clockOf(startText.trim());
  if (start === null) return null;
  const endWords = endText?.trim() ?? '';
  if (endWords === '' || OPEN_END.test(endWords)) return openStretch(start);
  const endsAtMidnight = /^(?:12(?::00)?\s*)?midnight$/i.test(endWords);
  const end = endsAtMidnight ? { minutes: 0, half: 'am' as const, is24: false } : clockOf(endWords);
  const [opens, closes] = (end && minutesOf(start, end)) ?? [0, 0];
  const lastMinute = endsAtMidnight ? MIDNIGHT : closes;
  if (opens < EARLIEST || lastMinute <= opens) return null;
  return { opens: clockTime(opens), closes: clockTime(lastMinute) };
}

function openStretch(start: Clock): Stretch | null {
  const opens = start.half === null ? (start.is24 ? start.minutes : 0) : minutesAt(start, start.half);
  return opens < EARLIEST ? null : { opens: clockTime(opens), closes: null };
}

const SAYS_NOTHING = /^(?:tb[da]|n\/?a|varies|unknown|[-\u2013\u2014\s])*$/i;
const CLOSED = /^closed[.!]?$/i;

/** The stretches after a day's name; a single null when the text names none that can be read. */
function stretchesOf(text: string): Array<Stretch | null> {
  const stretches = text.split(/\s*(?:,|&|\band\b)\s*/i).map(stretchOf);
  return stretches.includes(null) ? [null] : stretches;
}

function inWeekOrder(hours: DayHours[]): DayHours[] {
  const unique = new Map(
    hours.map((entry) => [
      `${entry.day} ${entry.opens ?? ''} ${entry.closes ?? ''} ${repeatKey(entry.repeats)}`,
      entry,
    ]),
  );
  const timed = new Set(hours.filter((entry) => entry.opens !== null).map((entry) => entry.day));
  return [...unique.values()]
    .filter((entry) => entry.opens !== null || !timed.has(entry.day))
    .sort((a, b) => a.day - b.day || (a.opens ?? '').localeCompare(b.opens ?? ''));
}

/** Said beside the hours; it stays a note. */
const WEATHER = /[\s,;(-]*\brain or shine\b[)\s.!]*/i;

interface Piece {
  hours: DayHours[];
  unread: string | null;
}

function readPiece(piece: string): Piece {
  const named = readDays(piece);
  if (named === null) return { hours: [], unread: piece };
  const { days, repeats } = named;
  const rest = named.rest.replace(/^(?:from|at|open)\s+/i, '').trim();
  if (CLOSED.test(rest)) return { hours: [], unread: null };
  const stretches = stretchesOf(rest);
  const isRead = !stretches.includes(null) || SAYS_NOTHING.test(rest);
  // "Until sold out" says more than that the end is open.
  const isOpenEnd = stretches.some((stretch) => stretch?.closes === null) && /[a-z]{4}/i.test(rest);
  const hours = days.flatMap((day) =>
    stretches.map((stretch) => ({
      ...{ day, opens: stretch?.opens ?? null, closes: stretch?.closes ?? null },
      ...(repeats && { repeats }),
    })),
  );
  return { hours, unread: isRead && !isOpenEnd ? null : piece };
}

/** @returns days from Sunday, without hours that cannot be read; pieces not understood, as written */
export function readWeeklyHours(text: string | undefined): WeeklyHours {
  const hours: DayHours[] = [];
  const unread: string[] = [];
  for (const whole of (text ?? '').split(/[;\n]/).map(oneLine)) {
    const [weather] = WEATHER.exec(whole) ?? [];
    const piece = weather === undefined ? whole : whole.replace(weather, ' ').trim();
    const parts = splitAtDays(piece)
      .filter((part) => part !== '')
      .map(readPiece);
    hours.push(...parts.flatMap((part) => part.hours));
    unread.push(...parts.flatMap((part) => part.unread ?? []));
    if (weather !== undefined) unread.push('Rain or shine');
  }
  const named = new Set(hours.map(({ day }) => day));
  const unknownDays = [...new Set(unread.flatMap(daysIn))].filter((day) => !named.has(day)).sort();
  return { hours: inWeekOrder(hours), unread, unknownDays };
}
