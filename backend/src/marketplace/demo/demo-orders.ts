import { z } from 'zod';
import { CHECKOUT_METHODS, PAYMENT_METHODS } from '../../contract/marketplace/checkout.js';
import { ORDER_STATUSES } from '../../contract/marketplace/order-status.js';
import { readDemoWords } from '../../platform/read-demo-words.js';

const OrderPlan = z.strictObject({
  status: z.enum(ORDER_STATUSES),
  daysAgo: z.number(),
  vendors: z.number(),
  method: z.enum(CHECKOUT_METHODS),
  payment: z.enum(PAYMENT_METHODS),
});
export type OrderPlan = z.output<typeof OrderPlan>;

const Buyer = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  shippingAddress: z.string(),
  shippingCity: z.string(),
  shippingState: z.string(),
  shippingZipCode: z.string(),
});

export const DEMO_ORDERS = readDemoWords(
  'marketplace/orders',
  z.strictObject({
    plans: z.array(OrderPlan),
    /** The first one is the demonstration's shopper. */
    buyers: z.tuple([Buyer], Buyer),
    comments: z.array(z.strictObject({ rating: z.number(), text: z.string() })),
  }),
);
