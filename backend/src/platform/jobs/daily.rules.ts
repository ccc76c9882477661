import { utcDay } from '../../contract/shared/days.js';

const HOUR_MS = 3_600_000;

/**
 * @param hourUtc when a daily job is due
 * @returns the day (YYYY-MM-DD, UTC) of its latest run that is due, today's or yesterday's
 */
export function latestDueDay(now: Date, hourUtc: number): string {
  return utcDay(new Date(now.getTime() - hourUtc * HOUR_MS));
}
