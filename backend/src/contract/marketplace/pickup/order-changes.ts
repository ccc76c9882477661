import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { optionalText } from '../../shared/texts.js';
import { CartWindowView } from './cart-pickups.js';
import { HandoverSiteView } from './handover.js';

/** What a buyer changes of one vendor's part of an order, until it closes. */

const id = z.number().int().positive().max(999_999_999);

/** GET /api/orders/{id}/shares/{vendorId}/days: the other days that it could have, the soonest first. */
export const OrderDaysView = z.object({
  /** Until when it can be changed. */
  closesAt: Timestamp,
  timeZone: z.string(),
  windows: z.array(CartWindowView),
  /** Those of the days. */
  sites: z.array(HandoverSiteView),
});
export type OrderDaysView = z.infer<typeof OrderDaysView>;

/** PUT /api/orders/{id}/shares/{vendorId}/day */
export const OrderDayRequest = z.strictObject({
  windowId: z.number('Please choose a day.').int().min(1, 'Please choose a day.').max(999_999_999),
});
export type OrderDayRequest = z.output<typeof OrderDayRequest>;

/** GET /api/orders/{id}/shares/{vendorId}/more: what can be added of each line. */
export const OrderMoreView = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      /** Dollars that one more costs now; by weight the most. */
      price: z.number(),
      /** How many more there are. */
      most: z.number(),
      /** Why no more can be added, in a sentence; null where it can. */
      reason: z.string().nullable(),
    }),
  ),
});
export type OrderMoreView = z.infer<typeof OrderMoreView>;

/** PUT /api/orders/{id}/shares/{vendorId}/collector: null for the buyer. */
export const OrderCollectorRequest = z.strictObject({ collector: optionalText(80) });
export type OrderCollectorRequest = z.output<typeof OrderCollectorRequest>;

const quantity = z
  .number('Please enter a whole number.')
  .int('Please enter a whole number.')
  .min(0)
  .max(100_000);

/**
 * PUT /api/orders/{id}/shares/{vendorId}/items: more or fewer of some lines. What is added to an order that
 * is paid is paid first: the vendor order has it as `adding` until then.
 */
export const OrderItemsRequest = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id,
        /** How many there were when the buyer looked: of two who change it, the second one looks again. */
        from: quantity,
        to: quantity,
        /** Dollars that one more costs, as the buyer saw it: another price is refused. */
        price: z.number().min(0).max(1_000_000).optional(),
      }),
    )
    .min(1)
    .max(200)
    .refine((items) => new Set(items.map((item) => item.id)).size === items.length, {
      message: 'Please name each item once.',
    }),
});
export type OrderItemsRequest = z.output<typeof OrderItemsRequest>;
