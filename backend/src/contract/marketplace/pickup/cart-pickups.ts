import { z } from 'zod';
import { DeliveryQuery, DeliveryView } from '../orders.js';
import { HANDOVER_TIMES, HandoverSiteView } from './handover.js';
import { UNCOLLECTED } from './uncollected.js';

/** One dated pickup or delivery round that a cart could have. */
export const CartWindowView = z.object({
  id: z.number(),
  siteId: z.number().nullable(),
  zoneId: z.number().nullable(),
  ...HANDOVER_TIMES,
  /** Why the products in the cart cannot have it, in a sentence; null where they can. */
  problem: z.string().nullable(),
  /** "Only 3 left", where few are; null otherwise. */
  room: z.string().nullable(),
});
export type CartWindowView = z.infer<typeof CartWindowView>;

/** A site, and how far it is from the buyer's ZIP code in whole miles; null where none is given. */
export const CartSiteView = HandoverSiteView.omit({ host: true, instructions: true }).extend({
  /** Whole miles from the ZIP code; null without one. */
  miles: z.number().nullable(),
});
export type CartSiteView = z.infer<typeof CartSiteView>;

/** A delivery zone that has the buyer's ZIP code; of several, the cheapest for the cart. Dollars. */
export const CartZoneView = z.object({
  id: z.number(),
  name: z.string(),
  fee: z.number(),
  freeFrom: z.number().nullable(),
  /** Below this it is not brought; null for any. */
  minimum: z.number().nullable(),
  note: z.string().nullable(),
  windows: z.array(CartWindowView),
});
export type CartZoneView = z.infer<typeof CartZoneView>;

/** How one vendor's products in the cart can reach their buyer. */
export const CartVendorWaysView = z.object({
  vendorId: z.number(),
  vendorName: z.string(),
  options: DeliveryView.shape.options,
  /** Where the vendor hands over on dates; empty where pickup is arranged with the vendor. */
  sites: z.array(CartSiteView),
  /** The coming pickups at these sites, the soonest first. */
  windows: z.array(CartWindowView),
  /** Null where no zone of the vendor has the ZIP code, and where none is given. */
  zone: CartZoneView.nullable(),
  /** Whether the vendor delivers in zones only. */
  hasZones: z.boolean(),
  /** What becomes of an order that is not picked up; left out where the vendor set no rule. */
  uncollected: z.enum(UNCOLLECTED).optional(),
});
export type CartVendorWaysView = z.infer<typeof CartVendorWaysView>;

/** GET /api/cart/pickups: none where no vendor of the cart hands over on dates or delivers in zones. */
export const CartPickupsQuery = DeliveryQuery;
export type CartPickupsQuery = z.infer<typeof CartPickupsQuery>;
export const CartPickupsView = z.object({
  vendors: z.array(CartVendorWaysView),
  /**
   * While tax goes by rules: what the products are taxed at that are picked up in a state, in hundredths of a
   * percent, with one decimal at most. Null while the flat rate holds.
   */
  taxes: z
    .array(
      z.object({
        state: z.string(),
        rates: z.array(z.object({ productId: z.number(), basisPoints: z.number().nullable() })),
      }),
    )
    .nullable(),
});
export type CartPickupsView = z.infer<typeof CartPickupsView>;
