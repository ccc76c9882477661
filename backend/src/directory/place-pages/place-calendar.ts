import { TZDate } from '@date-fns/tz';
import { type ICalCalendar, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { MarketHours } from '../../contract/directory/market-days.js';
import { clockText } from '../../contract/shared/calendar/clock-text.js';
import { addDays } from '../../contract/shared/calendar/days.js';
import { paths } from '../../contract/shared/site-paths.js';
import { calendarText } from '../../platform/ical/calendar-text.js';
import type { CalendarDay, CalendarPlace } from './place-calendar.sql.js';

/** What the hours say is not yet a promise. */
const STATUS = {
  scheduled: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  moved: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** In the market's own time. @param publicUrl without a slash at its end */
export function placeCalendar(place: CalendarPlace, days: readonly CalendarDay[], publicUrl: string): string {
  const moments = days.map(({ date }) => new Date(date));
  return calendarText(
    { name: place.name, product: 'Market days', zone: place.timeZone, moments },
    (calendar) => {
      for (const day of days) addDay(calendar, place, day, publicUrl);
    },
  );
}

function addDay(calendar: ICalCalendar, place: CalendarPlace, day: CalendarDay, publicUrl: string): void {
  const { host } = new URL(publicUrl);
  const word = day.status === 'cancelled' ? 'Canceled: ' : '';
  const description = [day.reason, ...openEnds(day), place.hoursNote].filter(Boolean).join('\n');
  const event: ICalEventData = {
    start: day.date,
    stamp: day.changedAt,
    sequence: day.sequence,
    summary: word + place.name,
    location: day.address ?? place.address,
    url: publicUrl + paths.place(place.id, place.name),
    status: STATUS[day.status],
    ...(description !== '' && { description }),
  };
  const ranges = day.hours.filter(({ opens, closes }) => opens !== null && closes !== null);
  // The number stays the first one's where a day gets a second range, so that no calendar shows it twice.
  const id = (index: number) => `market-${place.id}-${day.date}-${index + 1}@${host}`;
  if (ranges.length === 0 || place.timeZone === null) {
    calendar.createEvent({ ...event, id: id(0), end: addDays(day.date), allDay: true });
    return;
  }
  const zone = place.timeZone;
  ranges.forEach((range, index) =>
    calendar.createEvent({ ...event, id: id(index), timezone: zone, ...moments(day.date, range, zone) }),
  );
}

function moments(date: string, { opens, closes }: MarketHours, zone: string): { start: TZDate; end: TZDate } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const at = (time: string | null) => {
    const [hour = 0, minute = 0] = (time ?? '00:00').split(':').map(Number);
    return new TZDate(year, month - 1, day, hour, minute, zone);
  };
  return { start: at(opens), end: at(closes) };
}

/** @returns "From 8 AM" for hours of which a calendar has no end */
const openEnds = ({ hours }: CalendarDay): string[] =>
  hours.flatMap(({ opens, closes }) => (opens !== null && closes === null ? `From ${clockText(opens)}` : []));
