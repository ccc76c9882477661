import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';

/** An order of this browser or person that is held until it is paid, and what it holds. */
export const WaitingOrder = z.object({
  id: z.number(),
  /** Of what is added to an order, that order's. */
  orderNumber: z.string(),
  /** It is what is added to the order of that number. Left out otherwise. */
  isAddition: z.literal(true).optional(),
  heldUntil: Timestamp,
  items: z.array(z.object({ productId: z.number(), variantId: z.number().optional(), quantity: z.number() })),
});
export type WaitingOrder = z.infer<typeof WaitingOrder>;

/** GET /api/orders/waiting: those that end first come first. */
export const WaitingOrders = z.array(WaitingOrder);
export type WaitingOrders = z.infer<typeof WaitingOrders>;
