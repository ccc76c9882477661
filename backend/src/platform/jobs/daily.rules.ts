import { utcDay } from '../../contract/shared/calendar/days.js';
import { HOUR_MS } from '../../contract/shared/calendar/durations.js';

/**
 * @param hourUtc when a daily job is due
 * @returns the day (YYYY-MM-DD, UTC) of its latest run that is due, today's or yesterday's
 */
export function latestDueDay(now: Date, hourUtc: number): string {
  return utcDay(new Date(now.getTime() - hourUtc * HOUR_MS));
}
