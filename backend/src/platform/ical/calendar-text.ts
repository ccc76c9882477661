import ical, { type ICalCalendar } from 'ical-generator';
import { vtimezone } from './vtimezone.rules.js';

/** What a calendar is about, and the clock and the moments that it names. */
export interface CalendarScope {
  name: string;
  /** Such as "Market days". */
  product: string;
  /** The zone of what has no event yet; null where it is not known. */
  zone: string | null;
  moments: readonly Date[];
}

/**
 * Writes a calendar with the clocks of its events, by Node's database of zones; the same for the same events.
 * @param addEvents puts them into it
 */
export function calendarText(
  { name, product, zone, moments }: CalendarScope,
  addEvents: (calendar: ICalCalendar) => void,
): string {
  const times = moments.length > 0 ? moments.map((moment) => moment.getTime()) : [EMPTY];
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const calendar = ical({ name, prodId: { company: 'Farmgate', product, language: 'EN' } });
  // Without a zone of its own the calendar writes its stamps in world time, as they have to be.
  calendar.timezone({ name: null, generator: (own) => vtimezone(own, first, last) });
  addEvents(calendar);
  const text = calendar.toString();
  if (calendar.length() > 0) return text;
  // RFC 5545, 3.6: a calendar has a component at least. Out of season it is the clock.
  return text.replace('END:VCALENDAR', `${vtimezone(zone ?? 'Etc/UTC', first, last)}\r\nEND:VCALENDAR`);
}

/** A year for the clock of a calendar without events, so that its text stays. */
const EMPTY = Date.UTC(2026, 0, 1);
