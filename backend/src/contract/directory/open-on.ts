import { DAY_MS } from '../shared/calendar/durations.js';
/** The day and time of `openOn`: no zone, as it is what clocks show where a place is. Free of zod. */

/** The days that `openDay` knows, by the clock of each place; a weekday is the coming one, or today. */
export const OPEN_DAYS = [
  'today',
  'tomorrow',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type OpenDay = (typeof OPEN_DAYS)[number];

/** @returns "today", "on Monday" */
export const openDayWords = (day: OpenDay): string =>
  day === 'today' || day === 'tomorrow' ? day : `on ${day.charAt(0).toUpperCase()}${day.slice(1)}`;

const YEAR_MS = 366 * DAY_MS;

/**
 * @param text "2026-11-28T09:30"
 * @param now the moment of the question; the day may be a year before or after it, wherever on earth it is
 * @returns whether it is no day and time, or one too far away; null where it can be asked for
 */
export function openOnTrouble(text: string, now: Date): 'none' | 'far' | null {
  const then = new Date(`${text}:00Z`);
  // Days that no month has turn into others.
  if (Number.isNaN(then.getTime()) || then.toISOString().slice(0, 16) !== text) return 'none';
  return Math.abs(then.getTime() - now.getTime()) > YEAR_MS ? 'far' : null;
}
