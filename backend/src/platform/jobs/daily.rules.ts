import { utcDay } from '../../contract/shared/calendar/days.js';
import { HOUR_MS } from '../../contract/shared/calendar/durations.js';

/** @returns YYYY-MM-DD (UTC) of the latest run that is due */
export function latestDueDay(now: Date, hourUtc: number): string {
  return utcDay(new Date(now.getTime() - hourUtc * HOUR_MS));
}
