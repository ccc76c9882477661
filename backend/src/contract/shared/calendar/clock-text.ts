/** Times of a day in words. Free of zod. */

interface Style {
  /** Whether a full hour has its minutes: "1:00 PM". */
  inFull?: boolean;
}

/**
 * For sentences.
 * @param time "HH:MM" on a 24-hour clock; "24:00" is the midnight that ends the day
 * @returns "1 PM", "9:30 AM", "noon", "midnight"
 */
export function clockText(time: string): string {
  if (time === '12:00') return 'noon';
  return time === '00:00' || time === '24:00' ? 'midnight' : clockInTable(time);
}

/**
 * For tables, where words between figures are hard to compare.
 * @param time "HH:MM" on a 24-hour clock
 * @returns "1 PM", "9:30 AM", "12 PM"
 */
export function clockInTable(time: string, { inFull = false }: Style = {}): string {
  const hour = Number(time.slice(0, 2)) % 24;
  const minutes = time.slice(2, 5);
  return `${hour % 12 || 12}${minutes === ':00' && !inFull ? '' : minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** @param minutes since midnight, 0 to 1440 @returns "HH:MM" */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
