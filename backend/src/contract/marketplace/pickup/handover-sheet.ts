import { z } from 'zod';
import { Day, RowId, Timestamp } from '../../shared/schemas.js';
import { ORDER_STATUSES } from '../order-status.js';
import { PackedView } from '../packed.js';
import { ShortOfCrop } from '../short-crops.js';
import { PackedItem } from '../sold-parts.js';
import { WINDOW_STATUSES } from './pickup-schedules.js';
import { MAX_TICKS } from './pickup-sites.js';

/** What a device calls a tick: random, so that the same one sent twice counts once. */
const TICK_KEY = /^[\w-]{16,40}$/;

/** Where an order is brought. */
export const HandoverStop = z.object({
  /** In driving order, from 1. */
  number: z.number(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phone: z.string(),
});
export type HandoverStop = z.infer<typeof HandoverStop>;

/** What someone gets. Its product and option tell whose package a scanned label is of. */
export const HandoverItem = PackedItem.extend({
  productId: z.number(),
  variantId: z.number().nullable(),
});
export type HandoverItem = z.infer<typeof HandoverItem>;

/** One order on the sheet: what goes to whom, and what is still to be paid. */
export const HandoverOrder = z.object({
  id: z.number(),
  orderNumber: z.string(),
  /** Of whoever comes for it. */
  name: z.string(),
  /** Who ordered, where another person comes. */
  buyerName: z.string().nullable(),
  status: z.enum(ORDER_STATUSES),
  items: z.array(HandoverItem),
  /** What of it is short of crops; left out where nothing is. */
  shortCrops: z.array(ShortOfCrop).optional(),
  notes: z.string().nullable(),
  /** Dollars to take in cash; null where it is paid. */
  due: z.number().nullable(),
  /** Dollars that it was before it was rounded to the nickel; left out where it wasn't. */
  exactDue: z.number().optional(),
  /** Dollars to give back, where more was paid before than it comes to; left out otherwise. */
  refund: z.number().optional(),
  /** Why it does not go out yet: it is to be weighed, or its charge was declined; left out otherwise. */
  notYet: z.enum(['weigh', 'owed']).optional(),
  /** Left out where it isn't packed. */
  packed: PackedView.optional(),
  handedOver: z.object({ at: Timestamp, by: z.string().nullable() }).nullable(),
  /** Where it is brought, for those who may see addresses; left out otherwise. */
  stop: HandoverStop.optional(),
});
export type HandoverOrder = z.infer<typeof HandoverOrder>;

/** GET /api/vendor/handovers/{id}: everything that is needed at the stand, also without a network. */
export const HandoverSheet = z.object({
  windowId: z.number(),
  placeName: z.string(),
  address: z.string().nullable(),
  date: Day,
  startsAt: Timestamp,
  endsAt: Timestamp,
  timeZone: z.string(),
  status: z.enum(WINDOW_STATUSES),
  isDelivery: z.boolean(),
  /** By name; those that are brought in driving order, for those who may see addresses. */
  orders: z.array(HandoverOrder),
  readAt: Timestamp,
});
export type HandoverSheet = z.infer<typeof HandoverSheet>;

export const HandoverParams = z.object({ id: RowId("We couldn't find this pickup.") });
export type HandoverParams = z.infer<typeof HandoverParams>;

/** POST /api/vendor/handovers/{id}/ticks: who has got what, as a device noted it. */
export const HandoverTicks = z.strictObject({
  ticks: z
    .array(
      z.strictObject({
        key: z.string().regex(TICK_KEY),
        orderId: z.number().int().positive().max(999_999_999),
        /** When it was ticked, by the device's clock, in UTC. Left out by older pages: then it is now. */
        at: z.iso.datetime().optional(),
      }),
    )
    .min(1)
    .max(MAX_TICKS),
});
export type HandoverTicks = z.output<typeof HandoverTicks>;

/** `done` now or by the same tick before; `already` by another one; `refused` where it could not be. */
export const TICK_RESULTS = ['done', 'already', 'refused'] as const;

export const HandoverTicksView = z.object({
  /** In the order of the ticks. */
  results: z.array(
    z.object({ key: z.string(), result: z.enum(TICK_RESULTS), message: z.string().nullable() }),
  ),
  sheet: HandoverSheet,
});
export type HandoverTicksView = z.infer<typeof HandoverTicksView>;
