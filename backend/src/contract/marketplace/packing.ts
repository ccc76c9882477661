import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';
import { optionalText } from '../shared/texts.js';
import { CHECKOUT_METHODS } from './checkout.js';
import { ORDER_STATUSES } from './order-status.js';
import { PackedView } from './packed.js';
import { MAX_CART_LINES } from './shop.js';
import { ShortOfCrop } from './short-crops.js';
import { PackingShortRow } from './short-rows.js';
import { PackedItem } from './sold-parts.js';

/** Moves of an order that packers make; canceling one gives money back, which is for others. */
export const PACKING_MOVES = ['confirmed', 'shipped', 'delivered'] as const;

/** An order as whoever packs it sees it: no prices, no addresses, no way to reach its buyer. */
export const PackingOrder = z.object({
  id: z.number(),
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  customerName: z.string(),
  shippingMethod: z.enum(CHECKOUT_METHODS),
  notes: z.string().nullable(),
  /** What is left to pack: without what was refunded or is missing. */
  items: z.array(PackedItem),
  /** What of it is short of crops; left out where nothing is. */
  shortCrops: z.array(ShortOfCrop).optional(),
  /** Left out where nothing is missing. */
  short: z.array(PackingShortRow).optional(),
  /** Left out where it isn't packed. */
  packed: PackedView.optional(),
  /** What can be said of it next. */
  moves: z.array(z.object({ to: z.enum(PACKING_MOVES), label: z.string() })),
  createdAt: Timestamp,
  /** When it is handed over; left out where no day was chosen. */
  pickup: z.object({ startsAt: Timestamp, endsAt: Timestamp, timeZone: z.string() }).optional(),
  /** Where the vendor's days begin: an IANA name. */
  timeZone: z.string(),
});
export type PackingOrder = z.infer<typeof PackingOrder>;

/** GET /api/vendor/packing: what is open, the oldest first. */
export const PackingView = z.object({
  businessName: z.string(),
  orders: z.array(PackingOrder),
  /** How many more are open than are shown. */
  more: z.number(),
});
export type PackingView = z.infer<typeof PackingView>;

/** What a packer had before them. */
export const SeenPacking = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  /** Left out by screens that don't say what is in it. */
  items: z
    .array(z.object({ id: z.number(), quantity: z.number() }))
    .max(MAX_CART_LINES)
    .optional(),
});
export type SeenPacking = z.output<typeof SeenPacking>;

/** PUT /api/vendor/packing/{id}: with `was`, only while the order is what it says (409 CHANGED_MEANWHILE). */
export const PackingRequest = z.strictObject({
  status: z.enum(PACKING_MOVES, 'Please choose a status from the list.'),
  was: SeenPacking.optional(),
  carrier: optionalText(60),
  trackingNumber: optionalText(100),
});
export type PackingRequest = z.output<typeof PackingRequest>;

/** PUT /api/vendor/packing/{id}/packed: with `was`, only while the order is what it says. */
export const PackedRequest = PackingRequest.pick({ was: true }).extend({ packed: z.boolean() });
export type PackedRequest = z.output<typeof PackedRequest>;
