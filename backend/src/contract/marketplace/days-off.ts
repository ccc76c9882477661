import { z } from 'zod';
import { DAY_MS } from '../shared/calendar/durations.js';
import { Day, GivenDay, RowId } from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import { optionalText } from '../shared/texts.js';
import { MAX_DAYS_AWAY } from './back-on.js';

/** Days on which a vendor is away, the first and the last among them, by the clock where the vendor is. */
export const DaysOffView = z.object({
  id: z.number(),
  from: Day,
  to: Day,
  /** What shoppers read. */
  note: z.string().nullable(),
  /** Whether they have begun. */
  isNow: z.boolean(),
});
export type DaysOffView = z.infer<typeof DaysOffView>;

/** An order for a day on which the vendor, its farm or the schedule is closed. */
export const BookedDayOffView = z.object({
  orderId: z.number(),
  orderNumber: z.string(),
  customerName: z.string(),
  windowId: z.number(),
  placeName: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
});
export type BookedDayOffView = z.infer<typeof BookedDayOffView>;

/** GET /api/vendor/days-off, and the answer of every change: what is not over, the first ones first. */
export const DaysOffList = z.object({
  /** Today where the vendor is. */
  today: Day,
  /** The day on which it is back from what lasts now; null where it is not away. */
  backOn: Day.nullable(),
  items: z.array(DaysOffView),
  /** Nothing is canceled by days off: what is booked on closed days, the soonest first. */
  booked: z.array(BookedDayOffView),
});
export type DaysOffList = z.infer<typeof DaysOffList>;

/** What of days off is compared with what their form showed. */
export const SeenDaysOff = seenOf(DaysOffView.pick({ from: true, to: true, note: true }));

/**
 * POST /api/vendor/days-off, PUT /api/vendor/days-off/{id}: with `was`, only those that it names are changed,
 * and only while they are what it says (409 CHANGED_MEANWHILE).
 */
export const DaysOffRequest = z
  .strictObject({
    from: GivenDay('Please choose the first day.'),
    to: GivenDay('Please choose the last day.'),
    note: optionalText(200),
    was: SeenDaysOff.optional(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The last day must not be before the first day.',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS_AWAY * DAY_MS, {
    path: ['to'],
    message: 'Please choose at most one year.',
  });
export type DaysOffRequest = z.output<typeof DaysOffRequest>;

export const DaysOffParams = z.object({ id: RowId('These days off could not be found.') });
export type DaysOffParams = z.infer<typeof DaysOffParams>;
