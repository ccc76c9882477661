import ical, { type ICalCalendar } from 'ical-generator';
import { vtimezone } from './vtimezone.rules.js';

export interface CalendarScope {
  name: string;
  product: string;
  /** Of what has no event yet; null where it is not known. */
  zone: string | null;
  moments: readonly Date[];
}

/** The same for the same events. @param addEvents puts them into the calendar */
export function calendarText(
  { name, product, zone, moments }: CalendarScope,
  addEvents: (calendar: ICalCalendar) => void,
): string {
  const times = moments.length > 0 ? moments.map((moment) => moment.getTime()) : [EMPTY];
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const calendar = ical({ name, prodId: { company: 'Farmgate', product, language: 'EN' } });
  // Without a zone of its own the calendar writes its stamps in UTC, as it has to.
  calendar.timezone({ name: null, generator: (own) => vtimezone(own, first, last) });
  addEvents(calendar);
  // RFC 5545, 3.1: each line ends, the last one too.
  const text = `${calendar.toString()}\r\n`;
  if (calendar.length() > 0) return text;
  // RFC 5545, 3.6: a calendar has a component at least. Out of season it is the clock.
  return text.replace('END:VCALENDAR', `${vtimezone(zone ?? 'Etc/UTC', first, last)}\r\nEND:VCALENDAR`);
}

/** So that the text of a calendar without events stays the same. */
const EMPTY = Date.UTC(2026, 0, 1);
