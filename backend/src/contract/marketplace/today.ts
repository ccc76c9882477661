import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';
import { PickupWindowView } from './pickup/pickups.js';

/** So many of each are named; what is left is counted. */
export const MOST_TODAY = 6;

/** A pickup or delivery day with orders that are open. */
export const TodayDay = PickupWindowView.pick({
  id: true,
  placeName: true,
  timeZone: true,
  startsAt: true,
  endsAt: true,
  ordersCloseAt: true,
}).extend({
  isDelivery: z.boolean(),
  orders: z.number(),
  /** How many of them have something to be weighed. */
  toWeigh: z.number(),
});
export type TodayDay = z.infer<typeof TodayDay>;

export const LowProduct = z.object({
  productId: z.number(),
  variantId: z.number().nullable(),
  inventory: z.number(),
  name: z.string(),
  /** Of its option; null for a product without any. */
  option: z.string().nullable(),
});
export type LowProduct = z.infer<typeof LowProduct>;

/** GET /api/vendor/today: what a vendor has to do now, the soonest and the fewest first. */
export const TodayView = z.object({
  /** What our team has decided, with its words where there are any. */
  isApproved: z.boolean(),
  isActive: z.boolean(),
  declinedReason: z.string().nullable(),
  suspendedReason: z.string().nullable(),
  /** How many products our team took from the marketplace. */
  removed: z.number(),
  days: z.array(TodayDay),
  /** Orders that nobody confirmed yet, and since when the oldest of them waits. */
  toConfirm: z.object({ total: z.number(), since: Timestamp.nullable() }),
  /** Orders without a day that are to be weighed. */
  toWeigh: z.number(),
  low: z.object({ items: z.array(LowProduct), total: z.number() }),
  /** Reviews that nobody replied to. */
  unanswered: z.number(),
});
export type TodayView = z.infer<typeof TodayView>;
