import { z } from 'zod';
import { chosenId } from '../../shared/schemas.js';
import { optionalText } from '../../shared/texts.js';
import { CHECKOUT_METHODS } from '../checkout.js';

/** How many vendors one order can have a way of its own for. */
const MAX_SHARES = 100;

const CHOOSE = 'Please choose how you get your order.';

/** How and when one vendor's products of an order reach their buyer. */
export const VendorOrderRequest = z
  .strictObject({
    vendorId: chosenId('Please choose a vendor in your cart.'),
    method: z.enum(CHECKOUT_METHODS, CHOOSE),
    /** The dated pickup, or the round of the zone. */
    windowId: chosenId('Please choose a day from the list.').optional(),
    /** The zone that brings it. */
    zoneId: chosenId('Please choose a delivery zone from the list.').optional(),
    /** Who comes for it, where that is another person than the buyer. */
    collector: optionalText(80),
  })
  .refine(({ method, windowId }) => method !== 'shipping' || windowId === undefined, {
    path: ['windowId'],
    message: 'What is shipped has no pickup day.',
  })
  .refine(({ method, zoneId }) => method === 'local_delivery' || zoneId === undefined, {
    path: ['zoneId'],
    message: 'Only local delivery has a delivery zone.',
  });
export type VendorOrderRequest = z.output<typeof VendorOrderRequest>;

/** One of each vendor in the cart. Left out, the whole order goes one way. */
export const VendorOrdersRequest = z
  .array(VendorOrderRequest, CHOOSE)
  .min(1, CHOOSE)
  .max(MAX_SHARES, `One order can be from at most ${MAX_SHARES} vendors.`)
  .refine(
    (vendorOrders) => new Set(vendorOrders.map(({ vendorId }) => vendorId)).size === vendorOrders.length,
    {
      message: 'Please choose one way for each vendor.',
    },
  );
