import { z } from 'zod';
import { TIME_OF_DAY } from '../../directory/hours.js';
import { GivenDay, LimitQuery, OffsetQuery, RowId, Timestamp } from '../../shared/schemas.js';
import { seenOf } from '../../shared/seen.js';
import { optionalText, requiredText } from '../../shared/texts.js';
import { VendorOrderView } from '../orders.js';
import { PackingOrder } from '../packing.js';
import { PickupWindowView } from './pickups.js';

/** What happens to the orders of a day that is called off. Free to be read by screens. */
export const DAY_ENDS = ['refund', 'move'] as const;

/** What a farm did to a day that people had ordered for, and how far that is. */
export const PickupDayChangeView = z.object({
  kind: z.enum([...DAY_ENDS, 'hours']),
  /** The day that its orders move to. */
  toWindow: z
    .object({
      id: z.number(),
      startsAt: Timestamp,
      endsAt: Timestamp,
      timeZone: z.string(),
      placeName: z.string(),
    })
    .nullable(),
  reason: z.string().nullable(),
  /** Orders that are canceled, moved, or told of it by now. */
  done: z.number(),
  createdAt: Timestamp,
  /** When the last one was; null while there are some left. */
  settledAt: Timestamp.nullable(),
});
export type PickupDayChangeView = z.infer<typeof PickupDayChangeView>;

/** A day with what was done to it last. */
export const PickupDayState = z.object({
  window: PickupWindowView,
  change: PickupDayChangeView.nullable(),
  /** Orders for it that are being paid right now: they hold room, and are the farm's once they are paid. */
  beingPaid: z.number(),
});
export type PickupDayState = z.infer<typeof PickupDayState>;

/** An order of a day: everything of it is the vendor order. */
export const PickupDayOrder = VendorOrderView.extend({
  /** What it takes of the day's room, in its unit. */
  taken: z.number(),
});
export type PickupDayOrder = z.infer<typeof PickupDayOrder>;

/** GET /api/vendor/pickup-days/{id}: the oldest order first, canceled ones as well. */
export const PickupDayView = PickupDayState.extend({ orders: z.array(PickupDayOrder) });
export type PickupDayView = z.infer<typeof PickupDayView>;

/** GET /api/vendor/pickup-days/{id}/packing: what is open, for those who may not know what it costs. */
export const PickupDayPackingView = PickupDayState.extend({ orders: z.array(PackingOrder) });
export type PickupDayPackingView = z.infer<typeof PickupDayPackingView>;

const DAYS_MESSAGE = 'Please ask for at most 56 days.';

/** GET /api/vendor/pickup-days?from=…&days=…: without a first day, of what is not over. */
export const PickupDaysQuery = z.object({
  from: z.preprocess((value) => (value === '' ? undefined : value), GivenDay().optional()),
  days: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number(DAYS_MESSAGE).int(DAYS_MESSAGE).min(1, DAYS_MESSAGE).max(56, DAYS_MESSAGE).default(14),
  ),
  limit: LimitQuery(100),
  offset: OffsetQuery,
});
export type PickupDaysQuery = z.infer<typeof PickupDaysQuery>;
export const PickupDayList = z.array(PickupWindowView);
export type PickupDayList = z.infer<typeof PickupDayList>;

const reason = requiredText(300, 'Please say why. Your customers read it.');

/** POST /api/vendor/pickup-days/{id}/cancel */
export const CancelDayRequest = z.discriminatedUnion(
  'orders',
  [
    z.strictObject({ reason, orders: z.literal('refund') }),
    z.strictObject({
      reason,
      orders: z.literal('move'),
      toWindowId: z
        .number('Please choose the new day.')
        .int('Please choose the new day.')
        .min(1, 'Please choose the new day.')
        .max(999_999_999, 'Please choose the new day.'),
      /** Products that will be past their date by then move, too. Without it, PAST_DATE names them. */
      pastDates: z.boolean('Please say yes or no.').optional(),
    }),
  ],
  'Please choose what happens to the orders.',
);
export type CancelDayRequest = z.output<typeof CancelDayRequest>;

const TIME_MESSAGE = 'Please give times as HH:MM.';
const time = z.string(TIME_MESSAGE).regex(TIME_OF_DAY, TIME_MESSAGE);

/** What the form had been filled with, as the answer had it. */
export const SeenDay = seenOf(
  PickupWindowView.pick({ startsAt: true, endsAt: true, address: true, reason: true }),
);

/** PUT /api/vendor/pickup-days/{id}: other hours of the same date, or another place. */
export const ChangeDayRequest = z
  .strictObject({
    /** On the clocks of the place; "24:00" is the midnight at the day's end. */
    startsAt: time,
    endsAt: time,
    /** Where it is, where not at the site as usual. */
    address: optionalText(300),
    reason: optionalText(300),
    was: SeenDay.optional(),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    message: 'The closing time must be after the opening time',
  });
export type ChangeDayRequest = z.output<typeof ChangeDayRequest>;

export const PickupDayParams = z.object({ id: RowId("We couldn't find this pickup.") });
export type PickupDayParams = z.infer<typeof PickupDayParams>;
