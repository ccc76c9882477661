import type { HoursException, Weekday } from '../../directory/hours.js';
import type { Repeat } from '../../directory/repeats.js';

/** When a vendor hands over at a site, as a rule of which dated windows are made. Free of zod. */

/** So far ahead windows are made: eight weeks. */
export const WINDOWS_AHEAD_DAYS = 56;
/** So many days before a pickup its orders may open at most. */
export const MAX_OPENS_DAYS_BEFORE = 90;
/** So many hours before a pickup its orders may close at most: two weeks. */
export const MAX_CUTOFF_HOURS = 336;
export const MAX_CAPACITY = 10_000;
/** So many crates one product may take at most. */
export const MAX_CRATES = 100;
/** So many hours before a pickup a product may have to be ordered: two weeks. */
export const MAX_LEAD_HOURS = 14 * 24;

/** On weekdays, on single dates, or on whatever days the market of the site is held. */
export const SCHEDULE_KINDS = ['weekly', 'dates', 'market_days'] as const;
export type ScheduleKind = (typeof SCHEDULE_KINDS)[number];

/** What a new schedule begins with. */
export const NEW_SCHEDULE = { opensDaysBefore: 14, cutoffHours: 24, capacity: 20 } as const;

/** What a window's room is counted in. */
export const CAPACITY_UNITS = ['orders', 'crates'] as const;
export type CapacityUnit = (typeof CAPACITY_UNITS)[number];

/** An open window takes orders while there is room and its time for ordering lasts. */
export const WINDOW_STATUSES = ['open', 'closed', 'canceled'] as const;
export type WindowStatus = (typeof WINDOW_STATUSES)[number];

/** Until when one may order: so many hours before, or by the last such weekday and hour before. */
export type Cutoff =
  | { kind: 'hours'; hours: number }
  /** "HH:MM"; "24:00" is the midnight at the weekday's end. */
  | { kind: 'weekday'; weekday: Weekday; time: string };

export interface PickupSchedule {
  kind: ScheduleKind;
  /** Of 'weekly'. */
  weekdays: readonly Weekday[];
  /** In which weeks, of 'weekly'; null means in every one. */
  repeats?: Repeat | null;
  /** "YYYY-MM-DD", of 'dates'. */
  dates: readonly string[];
  /** "HH:MM"; of 'market_days' null means the market's own hours. */
  opens: string | null;
  closes: string | null;
  /** "YYYY-MM-DD"; null where it has no end on that side. */
  firstDay: string | null;
  lastDay: string | null;
  /** Orders open at midnight so many days before. */
  opensDaysBefore: number;
  cutoff: Cutoff;
  /** Dates on which there is no pickup, at other hours, or elsewhere. */
  exceptions: readonly HoursException[];
}
