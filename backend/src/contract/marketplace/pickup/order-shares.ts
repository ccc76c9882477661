import { z } from 'zod';
import { optionalText } from '../../shared/texts.js';
import { CHECKOUT_METHODS } from '../checkout.js';

/** How many vendors one order can have a way of its own for. */
const MAX_SHARES = 100;

const id = z.number().int().positive().max(999_999_999);

/** How and when one vendor's products of an order reach their buyer. */
export const OrderShareRequest = z
  .strictObject({
    vendorId: id,
    method: z.enum(CHECKOUT_METHODS, 'Please choose how you get your order.'),
    /** The dated pickup, or the round of the zone. */
    windowId: id.optional(),
    /** The zone that brings it. */
    zoneId: id.optional(),
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
export type OrderShareRequest = z.output<typeof OrderShareRequest>;

/** One of each vendor in the cart. Left out, the whole order goes one way. */
export const OrderSharesRequest = z
  .array(OrderShareRequest)
  .min(1)
  .max(MAX_SHARES)
  .refine((shares) => new Set(shares.map(({ vendorId }) => vendorId)).size === shares.length, {
    message: 'Please choose one way for each vendor.',
  });
