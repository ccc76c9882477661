/** The next pickup in a line. Free of zod. */
import { dayIn } from '../../shared/calendar/date-format.js';
import { DAY_MS } from '../../shared/calendar/durations.js';
import { dayText, timeText } from './handover-words.js';

interface NextPickup {
  siteName: string;
  startsAt: Date | string;
  ordersCloseAt: Date | string;
  /** An IANA name. */
  timeZone: string;
}

/** Days of the calendar there, counted from an old one. */
const dayNumber = (at: Date, timeZone: string): number =>
  Date.parse(`${dayIn(timeZone, at)}T00:00:00Z`) / DAY_MS;

/** @returns "today", "tomorrow", "Saturday", "Saturday, December 12", seen from a moment there */
function nearDay(at: Date, timeZone: string, now: Date): string {
  const ahead = dayNumber(at, timeZone) - dayNumber(now, timeZone);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  const day = dayText(at, timeZone);
  return ahead < 7 ? (day.split(',')[0] ?? day) : day;
}

/**
 * @param now when it is read
 * @returns "Pickup Saturday at Chandler Green, order by Thursday"; the hour, too, where the day alone would
 * mislead: "order by 6 PM today"
 */
export function nextPickupText(
  { siteName, startsAt, ordersCloseAt, timeZone }: NextPickup,
  now: Date,
): string {
  const starts = new Date(startsAt);
  const time = timeText(ordersCloseAt, timeZone);
  // Midnight counts to the day that it ends.
  const closes = new Date(new Date(ordersCloseAt).getTime() - (time === 'midnight' ? 1 : 0));
  const day = nearDay(closes, timeZone, now);
  const isSameDay = dayNumber(starts, timeZone) === dayNumber(closes, timeZone);
  const by = day === 'today' ? `${time} today` : isSameDay ? `${time} that day` : day;
  return `Pickup ${nearDay(starts, timeZone, now)} at ${siteName}, order by ${by}`;
}
