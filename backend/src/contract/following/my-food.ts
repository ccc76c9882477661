import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';

/** How many of one's next pickups are shown. */
export const MY_PICKUPS_SHOWN = 6;

/** GET /api/my-food/pickups: the coming pickups and deliveries of one's own orders, the soonest first. */
export const MyPickup = z.object({
  orderId: z.number(),
  orderNumber: z.string(),
  vendorName: z.string(),
  /** The site, or the zone of a delivery. */
  placeName: z.string(),
  isDelivery: z.boolean(),
  startsAt: Timestamp,
  /** "Saturday, November 28, 9 AM to noon", there. */
  when: z.string(),
});
export type MyPickup = z.infer<typeof MyPickup>;
export const MyPickupList = z.array(MyPickup);
export type MyPickupList = z.infer<typeof MyPickupList>;
