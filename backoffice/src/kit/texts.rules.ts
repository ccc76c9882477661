import { dateFormat, dayIn } from '@farmgate/backend/contract/shared/calendar/date-format';
import { HOUSE_ZONE } from '@farmgate/backend/contract/shared/calendar/house-zone';

/** Of all who work here, so that lists, filters and charts mean the same days. */
let zone: string = HOUSE_ZONE;

/** @param timeZone where staff's days begin, as the settings have it */
export function setStaffZone(timeZone: string): void {
  zone = timeZone;
}

/** @returns the day that it is for staff at a moment, "2026-11-24" */
export const staffDay = (at: Date): string => dayIn(zone, at);

/** @returns a moment on staff's clock */
export const momentText = (moment: string | Date, options: Intl.DateTimeFormatOptions): string =>
  dateFormat('en-US', { timeZone: zone, ...options }).format(new Date(moment));

/** @returns a moment as people read it; '' for none */
export const timeText = (moment: string | null | undefined) =>
  moment ? momentText(moment, { dateStyle: 'medium', timeStyle: 'short' }) : '';

/** @returns the day of a moment, or a day of the calendar, "2026-11-24"; '' for none */
export const dayText = (moment: string | null | undefined) =>
  moment
    ? momentText(moment, { dateStyle: 'medium', ...(moment.length === 10 ? { timeZone: 'UTC' } : {}) })
    : '';

/**
 * @param now whose day tells summer time from standard time
 * @returns an hour of universal time on staff's clock: "4 AM EST"
 */
export function utcHourText(hour: number, now = new Date()): string {
  const moment = new Date(now);
  moment.setUTCHours(hour, 0, 0, 0);
  return momentText(moment, { hour: 'numeric', timeZoneName: 'short' });
}

/** @returns "240 kB", "1.4 MB" */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** @returns a code as words, in American spelling: 'local_delivery' is 'Local delivery' */
export const words = (code: string) => {
  const text = code.replaceAll(/[_-]+/g, ' ').replaceAll('cancelled', 'canceled');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
