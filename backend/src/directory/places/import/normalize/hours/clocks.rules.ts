import type { DayHours } from '../../../../../contract/directory/hours.js';
import { clockTime } from '../../../../../contract/shared/calendar/clock-text.js';
import type { Token } from './words.rules.js';

export type Stretch = Pick<DayHours, 'opens' | 'closes'>;

const NOON = 12 * 60;
const MIDNIGHT = 24 * 60;
/** What opens earlier is a slip of AM and PM: "4:00 AM-7:00 PM". */
const EARLIEST = 5 * 60;

export interface Clock {
  /** Minutes since midnight, before any half of the day is applied. */
  minutes: number;
  /** Null when the text does not say. */
  half: 'am' | 'pm' | null;
  /** Written as on a clock of 24 hours: "08:30", "15:00". */
  is24: boolean;
}

/** @returns null for numbers that no clock shows, and for other words */
export function clockOf(token: Token): Clock | null {
  if (token.kind === 'noon') return { minutes: 0, half: 'pm', is24: false };
  if (token.kind !== 'number') return null;
  const { digits, hour, minute, half } = token;
  if (hour > 23 || (minute ?? 0) > 59 || (half !== null && (hour > 12 || hour === 0))) return null;
  const is24 = half === null && (hour > 12 || digits.startsWith('0'));
  return { minutes: (is24 || half === null ? hour : hour % 12) * 60 + (minute ?? 0), half, is24 };
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
    const closes = end.minutes % NOON;
    if (start.half === null || end.is24) return null;
    // "9am-1" can only end in the afternoon; "9am-11" may be a long day. "Noon to 5" ends that evening.
    const isSure = start.half === 'am' ? closes <= opens : closes > opens % NOON;
    return isSure ? [opens, closes + NOON] : null;
  }
  const closes = minutesAt(end, end.half);
  const opens = start.half === null ? openingBefore(start, closes, end.half) : minutesAt(start, start.half);
  // "12:00 AM" ends an evening; after a morning it is a slip for noon, which is not for us to say.
  return closes === 0 && opens >= NOON ? [opens, MIDNIGHT] : [opens, closes];
}

/** "3pm - 6pm", "8 to noon". @returns null when unclear or before dawn */
export function stretchBetween(start: Clock, end: Clock | 'midnight'): Stretch | null {
  const last = end === 'midnight' ? { minutes: 0, half: 'am' as const, is24: false } : end;
  const [opens, closes] = minutesOf(start, last) ?? [0, 0];
  const lastMinute = end === 'midnight' ? MIDNIGHT : closes;
  if (opens < EARLIEST || lastMinute <= opens) return null;
  return { opens: clockTime(opens), closes: clockTime(lastMinute) };
}

/** "8:00 AM-", "9am". @returns null when unclear or before dawn */
export function stretchFrom(start: Clock): Stretch | null {
  const opens = start.half === null ? (start.is24 ? start.minutes : 0) : minutesAt(start, start.half);
  return opens < EARLIEST ? null : { opens: clockTime(opens), closes: null };
}
