import { DAY_MS } from '../shared/calendar/durations.js';
/** The day and time of `openOn`: no zone, as it is what clocks show where a place is. Free of zod. */

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
