import { MINUTE_MS } from '../../../../contract/shared/calendar/durations.js';
/** Alerts over one point are asked for no more often. */
const PAUSE_MS = 30 * MINUTE_MS;
const LONGEST_CACHE_MS = 60 * MINUTE_MS;
const FIRST_WAIT_MS = 15 * MINUTE_MS;
const LONGEST_WAIT_MS = 4 * 60 * MINUTE_MS;
/** Of what Retry-After asks for. */
const LONGEST_ASKED_MS = 24 * 60 * MINUTE_MS;

/** @param maxAgeMs by the answer's Cache-Control; null where it doesn't say */
export const afterAnswer = (now: Date, maxAgeMs: number | null): Date =>
  new Date(now.getTime() + Math.max(PAUSE_MS, Math.min(maxAgeMs ?? 0, LONGEST_CACHE_MS)));

/** @param failures in a row, from 1 @returns each time twice as late, no sooner than it asked for */
export function afterFailure(now: Date, failures: number, retryAfterMs: number | null): Date {
  const own = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
  return new Date(now.getTime() + Math.max(own, Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS)));
}

/** In seconds or as an HTTP date. @returns milliseconds, or null */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null || header.trim() === '') return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}

/** @returns milliseconds; null where it doesn't say */
export function maxAgeMs(header: string | null): number | null {
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(header ?? '')?.[1];
  return seconds === undefined ? null : Number(seconds) * 1_000;
}
