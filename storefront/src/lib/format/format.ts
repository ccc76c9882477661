import { groupThousands } from '@farmgate/backend/contract/directory/prices';
import { HOUR_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { SHORT_MONTH_NAMES } from '@farmgate/backend/contract/shared/calendar/months';

export {
  formatPrice,
  formatPricePerUnit,
  formatUnit,
  priceInDollars,
  priceUnitLabel,
} from '@farmgate/backend/contract/directory/prices';
import { dayIn } from '@farmgate/backend/contract/shared/calendar/date-format';
import { utcDay } from '@farmgate/backend/contract/shared/calendar/days';
import { HOUSE_ZONE } from '@farmgate/backend/contract/shared/calendar/house-zone';

export { clockText as formatTime } from '@farmgate/backend/contract/shared/calendar/clock-text';

/** @returns "1,234". What browsers know of all languages takes a slow phone a while to load. */
export const formatCount = (count: number): string => groupThousands(String(count));

/** @returns "3.2 mi"; from 100 miles on without a fraction; "0.1 mi" for anything nearer */
export function formatMiles(miles: number): string {
  if (miles >= 99.95) return `${groupThousands(miles.toFixed(0))} mi`;
  return `${Math.max(miles, 0.1).toFixed(1)} mi`;
}

/**
 * @returns the first Sunday of a month from a date on, at an hour of world time, in milliseconds since 1970
 */
const sunday = (year: number, month: number, from: number, hour: number): number =>
  Date.UTC(year, month, from + 6 - new Date(Date.UTC(year, month, from + 6)).getUTCDay(), hour);

/**
 * A moment's day in Eastern time, by the rule that holds since 2007: daylight saving time from the second
 * Sunday of March to the first of November. Browsers know it, too, and take a slow phone's tenth of a second
 * to load what they know of all time zones.
 * @returns "2025-01-05"
 */
function easternDay(moment: Date): string {
  const at = moment.getTime();
  const year = moment.getUTCFullYear();
  const behind = at >= sunday(year, 2, 8, 7) && at < sunday(year, 10, 1, 6) ? 4 : 5;
  return utcDay(new Date(at - behind * HOUR_MS));
}

const dayOf = (moment: Date, timeZone: string): string =>
  timeZone === HOUSE_ZONE ? easternDay(moment) : dayIn(timeZone, moment);

/**
 * A date as "Jan 5, 2025": a day ("2025-01-05") is that day; a moment (ISO text with a time) is dated on the
 * clock of a place, so that the server and every browser say the same.
 * @param timeZone where it happened, an IANA name; without one, Farmgate's own, which is Eastern
 */
export function formatDate(iso: string, timeZone: string = HOUSE_ZONE): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : dayOf(new Date(iso), timeZone);
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${SHORT_MONTH_NAMES[month - 1]} ${date}, ${year}`;
}

/** @returns "(239) 555-0134" for a US number; anything else as it was typed */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (!/^[\d\s().+-]+$/.test(phone) || digits.length !== 10) return phone.trim();
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** @returns the address of an e-mail link; nothing in it can add recipients or a text */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** @returns "1 Result", "1,204 Results" */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${groupThousands(String(count))} ${count === 1 ? one : many}`;
}

/** @returns "11 markets within 25 miles, nearest first", as over every list near a ZIP code */
export const countWithin = (count: string, miles: number): string =>
  `${count} within ${miles} miles, nearest first`;

/**
 * @returns the address when it is an http or https one, else null: what people typed is never put into a link
 * unseen
 */
export function webAddress(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** `rel` of every link whose address somebody else typed. */
export const UGC_REL = 'ugc nofollow noopener';
