import type { HoursException, Weekday } from '../../../contract/directory/hours.js';
import { isHeldOn } from '../../../contract/directory/repeats.js';
import type { Cutoff, PickupSchedule } from '../../../contract/marketplace/pickup/pickup-schedules.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { MINUTE_MS } from '../../../contract/shared/calendar/durations.js';

/** A date on which the market of a site is held, and from when to when ("HH:MM") as far as that is known. */
export interface HeldDay {
  date: string;
  opens: string | null;
  closes: string | null;
  address?: string | null;
  reason?: string | null;
}

/** "YYYY-MM-DD HH:MM" at its site, so that 9 AM stays 9 AM on Sundays on which clocks change. */
export interface ComingWindow {
  date: string;
  startsAt: string;
  endsAt: string;
  ordersOpen: string;
  ordersClose: string;
  address: string | null;
  reason: string | null;
}

/** @param today "YYYY-MM-DD" there @returns the soonest first; a day without hours has no pickup */
export function comingWindows(
  schedule: PickupSchedule,
  today: string,
  days: number,
  heldDays: readonly HeldDay[] = [],
): ComingWindow[] {
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const exception = exceptionOn(schedule.exceptions, date);
    const held = heldDays.find((day) => day.date === date);
    const hours = hoursOn(schedule, date, exception, held);
    if (!hours || hours.closes <= hours.opens) return [];
    const startsAt = `${date} ${hours.opens}`;
    return {
      date,
      startsAt,
      endsAt: clockAt(date, hours.closes),
      ordersOpen: `${addDays(date, -schedule.opensDaysBefore)} 00:00`,
      ordersClose: closeOf(schedule.cutoff, startsAt),
      address: exception?.address ?? held?.address ?? null,
      reason: exception?.reason ?? held?.reason ?? null,
    };
  });
}

function hoursOn(
  schedule: PickupSchedule,
  date: string,
  exception: HoursException | undefined,
  held: HeldDay | undefined,
): { opens: string; closes: string } | null {
  const { firstDay, lastDay } = schedule;
  if ((firstDay !== null && date < firstDay) || (lastDay !== null && date > lastDay)) return null;
  if (exception?.kind === 'closed') return null;
  // As with places, other hours make a day of one that is none; what follows a market is held with it.
  const isDay = {
    weekly:
      exception !== undefined ||
      (schedule.weekdays.includes(weekdayOf(date)) && isHeldOn(schedule.repeats, date) === true),
    dates: exception !== undefined || schedule.dates.includes(date),
    market_days: held !== undefined,
  }[schedule.kind];
  if (!isDay) return null;
  const opens = exception?.opens ?? schedule.opens ?? held?.opens;
  const closes = exception?.closes ?? schedule.closes ?? held?.closes;
  return opens && closes ? { opens, closes } : null;
}

/** The last one counts where several hold on a date. */
const exceptionOn = (exceptions: readonly HoursException[], date: string) =>
  exceptions.findLast(({ from, to }) => from <= date && date <= to);

/** @returns the last moment for orders, on the clocks of the site */
export function closeOf(cutoff: Cutoff, startsAt: string): string {
  if (cutoff.kind === 'hours') return fromClock(toClock(startsAt) - cutoff.hours * 60 * MINUTE_MS);
  const date = startsAt.slice(0, 10);
  const daysBack = (weekdayOf(date) - cutoff.weekday + 7) % 7;
  const close = clockAt(addDays(date, -daysBack), cutoff.time);
  return close <= startsAt ? close : clockAt(addDays(date, -daysBack - 7), cutoff.time);
}

/** "24:00" is the next day's midnight. */
const clockAt = (date: string, time: string) =>
  time === '24:00' ? `${addDays(date, 1)} 00:00` : `${date} ${time}`;

/** Milliseconds of a clock that never changes: good for counting on the calendar. */
const toClock = (clock: string) => Date.parse(`${clock.replace(' ', 'T')}Z`);
const fromClock = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

const weekdayOf = (date: string) => new Date(Date.parse(date)).getUTCDay() as Weekday;
