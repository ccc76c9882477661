import { MAX_EXCEPTION_TEXT, WEEKDAYS } from '../../../contract/directory/hours.js';
import { alertSource } from '../../../contract/directory/weather-text.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { dayThere } from '../../../contract/shared/calendar/house-zone.js';

/** @param date "YYYY-MM-DD" @param timeZone the market's @returns "today", "tomorrow" or "on Sunday" */
export function whenText(date: string, timeZone: string | null, now: Date): string {
  const today = dayThere(timeZone, now);
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `on ${WEEKDAYS[new Date(date).getUTCDay()]}`;
}

export function cancelReason({ event, ...said }: { event: string; office: string; sentAt: string }): string {
  return `${event}, ${alertSource(said)}`.slice(0, MAX_EXCEPTION_TEXT);
}
