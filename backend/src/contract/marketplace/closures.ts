import { z } from 'zod';
import { HoursExceptionView } from '../directory/hours-exceptions.js';
import { MAX_EXCEPTION_AHEAD_DAYS } from '../directory/hours.js';
import { MARKET_DAY_STATUSES } from '../directory/market-days.js';
import { ATTENDANCE_ANSWERS } from '../directory/markets.js';
import { addDays, utcDay } from '../shared/calendar/days.js';
import { DAY_MS } from '../shared/calendar/durations.js';
import { chosenId, Day, GivenDay, RowId } from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import { optionalText } from '../shared/texts.js';
import { MAX_DAYS_AWAY } from './back-on.js';
import { CAPACITY_UNITS, WINDOW_STATUSES } from './pickup/pickup-schedules.js';

/** When a business is closed: its farm pages, its shop with pickups and deliveries, and its market days. */

const Named = z.object({ id: z.number(), name: z.string() });

/** Days on which a business is closed, the first and the last among them, by the clock where it is. */
export const ClosureView = z.object({
  id: z.number(),
  from: Day,
  to: Day,
  /** What shoppers read. */
  note: z.string().nullable(),
  /** Whether they have begun. */
  isNow: z.boolean(),
  /** Farms whose pages say so. */
  farms: z.array(Named),
  /** How many market days were answered with "not coming". */
  markets: z.number(),
  /** How many orders were refunded and moved by now, and the days whose orders are not all done yet. */
  refunded: z.number(),
  moved: z.number(),
  unsettled: z.number(),
});
export type ClosureView = z.infer<typeof ClosureView>;

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

/** GET /api/closures, and the answer of every change: what is not over, the first ones first. */
export const ClosureList = z.object({
  /** Today where the business is. */
  today: Day,
  /** The day on which the shop is back from what lasts now; null where it is not away. */
  backOn: Day.nullable(),
  hasShop: z.boolean(),
  farms: z.array(Named),
  items: z.array(ClosureView),
  /** Orders that are kept on closed days, the soonest first. */
  booked: z.array(BookedDayOffView),
});
export type ClosureList = z.infer<typeof ClosureList>;

/** DELETE /api/closures/{id}: with what stays as it is. */
export const TakenBack = ClosureList.extend({
  refunded: z.number(),
  moved: z.number(),
  /** Farm dates and market answers that somebody changed since. */
  changed: z.number(),
});
export type TakenBack = z.infer<typeof TakenBack>;

/** A pickup or a delivery day. */
const ClosingWindow = z.object({
  id: z.number(),
  kind: z.enum(['pickup', 'delivery']),
  placeName: z.string(),
  date: Day,
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  status: z.enum(WINDOW_STATUSES),
  /** Open ones, also those that are being paid right now. */
  orders: z.number(),
  /** Boxes of shares that aren't orders yet, by the share's day that they are of. */
  boxes: z.array(z.object({ planId: z.number(), dateId: z.number(), name: z.string(), count: z.number() })),
});

const ClosingMarketDay = z.object({
  dayId: z.number(),
  memberId: z.number(),
  date: Day,
  name: z.string(),
  path: z.string(),
  /** Under which name they are on the roster. */
  memberName: z.string(),
  status: z.enum(MARKET_DAY_STATUSES),
  answer: z.enum(ATTENDANCE_ANSWERS).nullable(),
  comesEveryDay: z.boolean(),
});
export type ClosingMarketDay = z.infer<typeof ClosingMarketDay>;

/** A day that the orders of another one can move to. */
export const ClosingTarget = z.object({
  id: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  /** Room for so many more, in its unit; null for any number. */
  left: z.number().nullable(),
  unit: z.enum(CAPACITY_UNITS),
});
export type ClosingTarget = z.infer<typeof ClosingTarget>;

export const ClosingDay = ClosingWindow.extend({
  /** Open days of the same place, outside of the days in question, the nearest ones first. */
  targets: z.array(ClosingTarget),
});
export type ClosingDay = z.infer<typeof ClosingDay>;

/** A day of a share that members get boxes on. Its add-ons go with it. */
export const ClosingShareDay = z.object({
  planId: z.number(),
  dateId: z.number(),
  name: z.string(),
  date: Day,
  /** Boxes that aren't orders yet. */
  count: z.number(),
  /** Later days of the share, outside of the days in question, the nearest ones first. */
  targets: z.array(z.object({ dateId: z.number(), date: Day })),
});
export type ClosingShareDay = z.infer<typeof ClosingShareDay>;

/** POST /api/closures/preview: what these days hit. Nothing is changed. */
export const ClosurePreview = z.object({
  hasShop: z.boolean(),
  days: z.array(ClosingDay),
  shareDays: z.array(ClosingShareDay),
  markets: z.array(ClosingMarketDay),
  farms: z.array(Named),
});
export type ClosurePreview = z.infer<typeof ClosurePreview>;

const SpecialDate = HoursExceptionView.extend({ id: z.number(), name: z.string() });

/** GET /api/closures/calendar: what there is in a stretch of days. */
export const ClosureCalendar = z.object({
  windows: z.array(ClosingWindow),
  markets: z.array(ClosingMarketDay),
  /** Special dates of farm pages, by the farm's id. */
  farmDates: z.array(SpecialDate),
  /** Closed dates of one schedule, with the place's name and the schedule's id. */
  scheduleDates: z.array(SpecialDate.extend({ siteId: z.number().nullable() })),
});
export type ClosureCalendar = z.infer<typeof ClosureCalendar>;

const DAYS_MESSAGE = 'Please ask for at most 56 days.';
export const ClosureCalendarQuery = z.object({
  from: GivenDay(),
  days: z.coerce
    .number(DAYS_MESSAGE)
    .int(DAYS_MESSAGE)
    .min(1, DAYS_MESSAGE)
    .max(56, DAYS_MESSAGE)
    .default(42),
});
export type ClosureCalendarQuery = z.infer<typeof ClosureCalendarQuery>;

const range = {
  from: GivenDay('Please choose the first day.'),
  to: GivenDay('Please choose the last day.'),
};

interface Range {
  from: string;
  to: string;
}
const inOrder = ({ from, to }: Range) => from <= to;
const IN_ORDER = { path: ['to'], message: 'The last day must not be before the first day.' };
const notTooLong = ({ from, to }: Range) => Date.parse(to) - Date.parse(from) < MAX_DAYS_AWAY * DAY_MS;
const NOT_TOO_LONG = { path: ['to'], message: 'Please choose at most one year.' };
const notTooFar = ({ to }: Range) => to <= addDays(utcDay(new Date()), MAX_EXCEPTION_AHEAD_DAYS);
const NOT_TOO_FAR = { path: ['to'], message: 'Please choose dates within the next 18 months.' };

/** `replaces`: the one that is being changed, which counts as taken back. */
export const ClosurePreviewRequest = z
  .strictObject({ ...range, replaces: chosenId('Please reload this page.').nullish() })
  .refine(inOrder, IN_ORDER)
  .refine(notTooLong, NOT_TOO_LONG)
  .refine(notTooFar, NOT_TOO_FAR);
export type ClosurePreviewRequest = z.output<typeof ClosurePreviewRequest>;

const windowId = chosenId('Please reload this page.');
/** What happens to the orders of one day. */
export const ClosingOrders = z.discriminatedUnion(
  'orders',
  [
    z.strictObject({ windowId, orders: z.literal('keep') }),
    z.strictObject({ windowId, orders: z.literal('refund') }),
    z.strictObject({
      windowId,
      orders: z.literal('move'),
      toWindowId: chosenId('Please choose the new day.'),
      /** Products that will be past their date by then move, too. Without it, PAST_DATE names them. */
      pastDates: z.boolean('Please say yes or no.').optional(),
    }),
  ],
  'Please choose what happens to the orders.',
);
export type ClosingOrders = z.output<typeof ClosingOrders>;

const shareDay = {
  planId: chosenId('Please reload this page.'),
  dateId: chosenId('Please reload this page.'),
};
/** What happens to the boxes of one day of a share; nothing of it can be undone. */
export const ClosingBoxes = z.discriminatedUnion(
  'boxes',
  [
    z.strictObject({ ...shareDay, boxes: z.literal('keep') }),
    z.strictObject({ ...shareDay, boxes: z.literal('credit') }),
    z.strictObject({
      ...shareDay,
      boxes: z.literal('move'),
      /** A later day of the share; who has no room there gets credit. */
      toDateId: chosenId('Please choose the new day.'),
    }),
  ],
  'Please choose what happens to the boxes.',
);
export type ClosingBoxes = z.output<typeof ClosingBoxes>;

/** What of a closure is compared with what its form showed. */
export const SeenClosure = seenOf(ClosureView.pick({ from: true, to: true, note: true }));

const MarketDayOf = z.strictObject({
  dayId: chosenId('Please reload this page.'),
  memberId: chosenId('Please reload this page.'),
});

/**
 * POST /api/closures, and PUT /api/closures/{id}, which takes the old days back first, in one transaction:
 * with `was` only while they are what it says (409 CHANGED_MEANWHILE).
 */
export const ClosureRequest = z
  .strictObject({
    ...range,
    note: optionalText(200),
    /** Of each day that has orders; one that is not named is refused (409 CLOSURE_OUTDATED). */
    days: z.array(ClosingOrders).max(500, 'Please choose fewer days.').default([]),
    /** Of days of shares; members of one that is not named still get their boxes. */
    shareDays: z.array(ClosingBoxes).max(500, 'Please choose fewer days.').default([]),
    /** Farms whose pages say so; left out, all of them. */
    farmIds: z.array(chosenId('Please choose one of your farms.')).max(100).optional(),
    /** Market days that they come to all the same. */
    comingTo: z.array(MarketDayOf).max(1_000).default([]),
    was: SeenClosure.optional(),
  })
  .refine(inOrder, IN_ORDER)
  .refine(notTooLong, NOT_TOO_LONG)
  .refine(notTooFar, NOT_TOO_FAR);
export type ClosureRequest = z.output<typeof ClosureRequest>;

export const ClosureParams = z.object({ id: RowId('These days could not be found.') });
export type ClosureParams = z.infer<typeof ClosureParams>;

/** A holiday on which something takes place, about which they haven't said anything yet. */
export const HolidayQuestion = z.object({
  day: Day,
  name: z.string(),
  /** Pickups, deliveries and market days on it. */
  things: z.array(z.object({ kind: z.enum(['pickup', 'delivery', 'market']), name: z.string() })),
});
export type HolidayQuestion = z.infer<typeof HolidayQuestion>;

/** GET /api/closures/holidays, and the answer of saying "open" by PUT, or taking that back by DELETE. */
export const HolidayQuestions = z.array(HolidayQuestion);
export type HolidayQuestions = z.infer<typeof HolidayQuestions>;

export const HolidayParams = z.object({ day: GivenDay() });
export type HolidayParams = z.infer<typeof HolidayParams>;
