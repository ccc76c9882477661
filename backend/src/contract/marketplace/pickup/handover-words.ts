import { clockText } from '../../shared/calendar/clock-text.js';
/** When something is handed over, in words on the clocks there. Free of zod. */
import { dateFormat } from '../../shared/calendar/date-format.js';

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const SHORT_DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

interface Times {
  startsAt: Date | string;
  endsAt: Date | string;
  /** An IANA name. */
  timeZone: string;
}

const parts = (at: Date | string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat('en-US', { ...options, timeZone }).format(new Date(at));

/** @returns "Saturday, November 28" of a moment there */
export const dayText = (at: Date | string, timeZone: string): string => parts(at, timeZone, DAY);

/** @returns "Sat, Nov 28" */
export const shortDayText = (at: Date | string, timeZone: string): string => parts(at, timeZone, SHORT_DAY);

/** @returns "9 AM", "noon" of a moment there */
export const timeText = (at: Date | string, timeZone: string): string =>
  clockText(parts(at, timeZone, CLOCK));

/** @returns "9 AM to noon" */
export const hoursText = ({ startsAt, endsAt, timeZone }: Times): string =>
  `${timeText(startsAt, timeZone)} to ${timeText(endsAt, timeZone)}`;

/** @returns "Saturday, November 28, 9 AM to noon" */
export const windowText = (times: Times): string =>
  `${dayText(times.startsAt, times.timeZone)}, ${hoursText(times)}`;

/**
 * @param closesAt the last moment for orders
 * @returns "Thursday, November 26, 6 PM"; midnight counts to the day that it ends
 */
export function cutoffText(closesAt: Date | string, timeZone: string, dayOf = dayText): string {
  const time = timeText(closesAt, timeZone);
  const at = new Date(closesAt).getTime();
  return `${dayOf(new Date(time === 'midnight' ? at - 1 : at), timeZone)}, ${time}`;
}
