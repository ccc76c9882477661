import { z } from 'zod';
import { HoursExceptionsRequest, HoursExceptionView } from '../../directory/hours-exceptions.js';
import { TIME_OF_DAY } from '../../directory/hours.js';
import { DayHoursView } from '../../directory/places.js';
import { RepeatRequest, RepeatView } from '../../directory/repeat-schemas.js';
import { Day, FormZip, GivenDay, LimitQuery, OffsetQuery, RowId } from '../../shared/schemas.js';
import { seenOf } from '../../shared/seen.js';
import { STATE_NAMES } from '../../shared/states.js';
import { optionalText, requiredText } from '../../shared/texts.js';
import {
  CAPACITY_UNITS,
  MAX_CAPACITY,
  MAX_CUTOFF_HOURS,
  MAX_OPENS_DAYS_BEFORE,
  SCHEDULE_KINDS,
  WINDOW_STATUSES,
} from './pickup-schedules.js';
import { MAX_SCHEDULE_DATES, MAX_SCHEDULE_PRODUCTS, SITE_KINDS } from './pickup-sites.js';

export const PickupScheduleView = z.object({
  id: z.number(),
  kind: z.enum(SCHEDULE_KINDS),
  weekdays: z.array(DayHoursView.shape.day),
  /** In which weeks, of 'weekly'; null means in every one. */
  repeats: RepeatView.nullable(),
  dates: z.array(Day),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  firstDay: Day.nullable(),
  lastDay: Day.nullable(),
  opensDaysBefore: z.number(),
  cutoff: z.union([
    z.object({ kind: z.literal('hours'), hours: z.number() }),
    z.object({ kind: z.literal('weekday'), weekday: DayHoursView.shape.day, time: z.string() }),
  ]),
  capacity: z.number().nullable(),
  capacityUnit: z.enum(CAPACITY_UNITS),
  productIds: z.array(z.number()).nullable(),
  exceptions: z.array(HoursExceptionView),
});
export type PickupScheduleView = z.infer<typeof PickupScheduleView>;

/** A place where a vendor hands over, with its schedules. */
export const PickupSiteView = z.object({
  id: z.number(),
  kind: z.enum(SITE_KINDS),
  placeId: z.number().nullable(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  host: z.string().nullable(),
  instructions: z.string().nullable(),
  accessNote: z.string().nullable(),
  imageUrl: z.string().nullable(),
  schedules: z.array(PickupScheduleView),
});
export type PickupSiteView = z.infer<typeof PickupSiteView>;

/** What of a schedule or a site is compared with what its form showed. */
export const SeenSchedule = seenOf(PickupScheduleView.omit({ id: true }));
export const SeenSite = seenOf(
  PickupSiteView.omit({ id: true, latitude: true, longitude: true, timeZone: true, schedules: true }),
);

/**
 * Where a vendor hands over: JSON, or a form with this as its field `data` and the file `image`. Of a market,
 * name and address are the directory's. A change with `was` writes only the fields that it names, and only
 * while they are what it says (409 CHANGED_MEANWHILE).
 */
export const PickupSiteRequest = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('market'),
      placeId: z
        .number('Please choose the market.')
        .int()
        .min(1, 'Please choose the market.')
        .max(999_999_999),
      ...notes(),
    }),
    z.strictObject({ kind: z.literal('farm'), ...place('Please name the place, such as “Our farm stand”.') }),
    z.strictObject({
      kind: z.literal('drop_point'),
      ...place('Please name the place, such as “Oak Street Bakery”.'),
      host: optionalText(120),
    }),
  ],
  'Please choose what kind of place it is.',
);
export type PickupSiteRequest = z.output<typeof PickupSiteRequest>;

function notes() {
  return {
    instructions: optionalText(500),
    accessNote: optionalText(300),
    removeImage: z.boolean().default(false),
    was: SeenSite.optional(),
  };
}

function place(nameMessage: string) {
  return {
    name: requiredText(120, nameMessage),
    address: requiredText(300, 'Please enter the street address.'),
    city: requiredText(100, 'Please enter the city.'),
    state: z
      .string('Please choose the state.')
      .trim()
      .refine((code) => Object.hasOwn(STATE_NAMES, code), 'Please choose a state from the list.'),
    zipCode: FormZip,
    ...notes(),
  };
}

const TIME_MESSAGE = 'Please give times as HH:MM.';
const time = z.string(TIME_MESSAGE).regex(TIME_OF_DAY, TIME_MESSAGE);
const optionalTime = z
  .string(TIME_MESSAGE)
  .refine((text) => text === '' || TIME_OF_DAY.test(text), TIME_MESSAGE)
  .nullish()
  .transform((text) => text || null);
const optionalDay = z
  .union([z.literal(''), GivenDay('Please choose a date.')])
  .nullish()
  .transform((text) => text || null);

const whole = (min: number, max: number, message: string) =>
  z.number(message).int(message).min(min, message).max(max, message);

const Cutoff = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('hours'),
      hours: whole(0, MAX_CUTOFF_HOURS, `Please give hours from 0 to ${MAX_CUTOFF_HOURS}.`),
    }),
    z.strictObject({ kind: z.literal('weekday'), weekday: DayHoursView.shape.day, time }),
  ],
  'Please say until when people can order.',
);

/** When a vendor hands over at a site; `was` as of a site. */
export const PickupScheduleRequest = z
  .strictObject({
    kind: z.enum(SCHEDULE_KINDS, 'Please choose when you are there.'),
    weekdays: z.array(DayHoursView.shape.day).max(7).default([]),
    /** Of 'weekly': in which weeks. Null: in every one. */
    repeats: RepeatRequest.nullish().transform((repeats) => repeats ?? null),
    dates: z
      .array(GivenDay('Please choose a date.'))
      .max(MAX_SCHEDULE_DATES, `Please give at most ${MAX_SCHEDULE_DATES} dates.`)
      .default([]),
    opens: optionalTime,
    closes: optionalTime,
    firstDay: optionalDay,
    lastDay: optionalDay,
    opensDaysBefore: whole(
      0,
      MAX_OPENS_DAYS_BEFORE,
      `Please give days from 0 to ${MAX_OPENS_DAYS_BEFORE}.`,
    ).default(14),
    cutoff: Cutoff,
    capacity: whole(
      1,
      MAX_CAPACITY,
      `Please give a number from 1 to ${MAX_CAPACITY.toLocaleString('en-US')}.`,
    )
      .nullish()
      .transform((room) => room ?? null),
    capacityUnit: z.enum(CAPACITY_UNITS).default('orders'),
    /** Null: all that can be picked up. */
    productIds: z
      .array(z.number().int().min(1).max(999_999_999))
      .min(1, 'Please choose at least one product.')
      .max(MAX_SCHEDULE_PRODUCTS)
      .nullish()
      .transform((ids) => (ids ? [...new Set(ids)].sort((a, b) => a - b) : null)),
    exceptions: HoursExceptionsRequest.default([]),
    was: SeenSchedule.optional(),
  })
  .superRefine((given, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { kind, weekdays, dates, opens, closes, firstDay, lastDay } = given;
    if (kind === 'weekly' && weekdays.length === 0) refuse('weekdays', 'Please choose at least one weekday.');
    if (kind === 'dates' && dates.length === 0) refuse('dates', 'Please choose at least one date.');
    const mayBeMarkets = kind === 'market_days' && opens === null && closes === null;
    if (!mayBeMarkets && opens === null) refuse('opens', 'Please enter the opening time.');
    if (!mayBeMarkets && closes === null) refuse('closes', 'Please enter the closing time.');
    if (opens !== null && closes !== null && closes <= opens)
      refuse('closes', 'The closing time must be after the opening time');
    if (firstDay !== null && lastDay !== null && lastDay < firstDay)
      refuse('lastDay', 'The last day can’t be before the first day.');
  })
  .transform((given) => ({
    ...given,
    weekdays: given.kind === 'weekly' ? [...new Set(given.weekdays)].sort() : [],
    repeats: given.kind === 'weekly' ? given.repeats : null,
    dates: given.kind === 'dates' ? [...new Set(given.dates)].sort() : [],
  }));
export type PickupScheduleRequest = z.output<typeof PickupScheduleRequest>;

/** GET /api/vendor/pickups: all sites that are in use. */
export const PickupSitesView = z.array(PickupSiteView);
export type PickupSitesView = z.infer<typeof PickupSitesView>;

/** One dated pickup or delivery round, as its farm sees it. */
export const PickupWindowView = z.object({
  id: z.number(),
  scheduleId: z.number(),
  /** Null of a delivery round. */
  siteId: z.number().nullable(),
  zoneId: z.number().nullable(),
  /** Of the site or the zone. */
  placeName: z.string(),
  timeZone: z.string(),
  date: Day,
  startsAt: z.string(),
  endsAt: z.string(),
  ordersOpenAt: z.string(),
  ordersCloseAt: z.string(),
  capacity: z.number().nullable(),
  capacityUnit: z.enum(CAPACITY_UNITS),
  taken: z.number(),
  status: z.enum(WINDOW_STATUSES),
  /** Closed by days off, by the farm’s closed dates or by those of its schedule. */
  isDayOff: z.boolean().optional(),
  address: z.string().nullable(),
  reason: z.string().nullable(),
});
export type PickupWindowView = z.infer<typeof PickupWindowView>;

/** So many windows are listed at once: eight weeks of all but the largest hubs. */
const MOST_WINDOWS = 500;
/** … and of the soonest of each schedule, for as many schedules as a vendor can have. */
const MOST_OF_EACH = 3_000;
const EACH_MESSAGE = 'Please ask for 1 to 4 of each schedule.';

/** GET /api/vendor/pickups/windows?from=…: a stretch of days at most eight weeks long. */
export const PickupWindowsQuery = z.object({
  from: z.preprocess((value) => (value === '' ? undefined : value), GivenDay().optional()),
  days: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(1).max(56, 'Please ask for at most 56 days.').default(14),
  ),
  /** Only the soonest of each schedule: up to so many that are held. */
  each: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number(EACH_MESSAGE).int(EACH_MESSAGE).min(1, EACH_MESSAGE).max(4, EACH_MESSAGE).optional(),
  ),
  limit: LimitQuery(MOST_WINDOWS, MOST_OF_EACH),
  offset: OffsetQuery,
});
export type PickupWindowsQuery = z.infer<typeof PickupWindowsQuery>;
export const PickupWindowsView = z.array(PickupWindowView);
export type PickupWindowsView = z.infer<typeof PickupWindowsView>;

/** PUT /api/vendor/pickups/windows/{id}: opens, closes, or makes more room. */
export const PickupWindowChange = z.strictObject({
  status: z.enum(['open', 'closed'], 'Please choose open or closed.').optional(),
  capacity: whole(0, MAX_CAPACITY, `Please give a number from 0 to ${MAX_CAPACITY.toLocaleString('en-US')}.`)
    .nullable()
    .optional(),
});
export type PickupWindowChange = z.output<typeof PickupWindowChange>;

export const PickupSiteParams = z.object({ id: RowId("We couldn't find this pickup site.") });
export const PickupScheduleParams = z.object({ id: RowId("We couldn't find this schedule.") });
export const PickupWindowParams = z.object({ id: RowId("We couldn't find this pickup.") });
export type PickupParams = z.infer<typeof PickupSiteParams>;
