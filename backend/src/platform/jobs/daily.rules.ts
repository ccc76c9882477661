const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * @param hourUtc when a daily job is due
 * @returns the day (YYYY-MM-DD, UTC) of its latest run that is due, today's or yesterday's
 */
export function latestDueDay(now: Date, hourUtc: number): string {
  return new Date(Math.floor((now.getTime() - hourUtc * HOUR_MS) / DAY_MS) * DAY_MS)
    .toISOString()
    .slice(0, 10);
}
