import { WEEKDAYS } from '../../directory/hours.js';
/** The next pickup in a line. Free of zod. */
import { dayIn } from '../../shared/calendar/date-format.js';
import { DAY_MS } from '../../shared/calendar/durations.js';
import { monthName } from '../../shared/calendar/months.js';
import { timeText } from './handover-words.js';

interface NextPickup {
  siteName: string;
  startsAt: Date | string;
  ordersCloseAt: Date | string;
  /** An IANA name. */
  timeZone: string;
}

/** @param day "2026-11-28", as today is @returns "today", "tomorrow", "Saturday", "Saturday, December 12" */
function nearDay(day: string, today: string): string {
  const ahead = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  const at = new Date(day);
  const weekday = WEEKDAYS[at.getUTCDay()] ?? '';
  return ahead < 7 ? weekday : `${weekday}, ${monthName(at.getUTCMonth() + 1)} ${at.getUTCDate()}`;
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
  const today = dayIn(timeZone, now);
  const starts = dayIn(timeZone, new Date(startsAt));
  const time = timeText(ordersCloseAt, timeZone);
  // Midnight counts to the day that it ends.
  const closes = dayIn(timeZone, new Date(new Date(ordersCloseAt).getTime() - (time === 'midnight' ? 1 : 0)));
  const day = nearDay(closes, today);
  const by = day === 'today' ? `${time} today` : starts === closes ? `${time} that day` : day;
  return `Pickup ${nearDay(starts, today)} at ${siteName}, order by ${by}`;
}
