import { z } from 'zod';
import { ORDER_STATUSES } from '../order-status.js';
import { PackedItem } from '../sold-parts.js';
import { ZipPlaceView } from './delivery-zones.js';
import { PickupWindowView } from './pickups.js';

/** One order that is brought to its buyer. */
export const DeliveryStopView = z.object({
  orderId: z.number(),
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Who is there: the buyer, or whoever the buyer named instead. */
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  notes: z.string().nullable(),
  /** Without what was refunded. */
  items: z.array(PackedItem),
  /** The center of its ZIP code; null where that is not known. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type DeliveryStopView = z.infer<typeof DeliveryStopView>;

/** GET /api/vendor/pickups/windows/{id}/stops: the orders of a delivery day, in the order of a short tour. */
export const DeliveryDayView = z.object({
  window: PickupWindowView,
  /** The vendor's own ZIP code, from where the tour starts and where it ends. */
  from: ZipPlaceView,
  /** From ZIP code to ZIP code and back, as the crow flies. */
  miles: z.number(),
  stops: z.array(DeliveryStopView),
});
export type DeliveryDayView = z.infer<typeof DeliveryDayView>;
