import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';

export const GATEWAYS = ['test', 'cash', 'stripe', 'paypal'] as const;
/** What a payment's own row says. */
export const PAYMENT_STATES = [
  'started',
  'authorized',
  'collecting',
  'paid',
  'failed',
  'released',
  'refunded',
] as const;
/**
 * What a payment is for: the order as it was placed, or what it came to once it was weighed; the deposit that
 * an order was placed with, or its balance; what its buyer added to it later; or a share.
 */
export const PAYMENT_KINDS = [
  'order',
  'weighed',
  'deposit',
  'balance',
  'addition',
  'share',
  'credit',
] as const;
/** What becomes of money that is sent: refunds and payouts. */
export const SENDING_STATES = ['waiting', 'done', 'failed'] as const;

/** A payment as staff see it. Money is dollars with two places. */
export const AdminPayment = z.object({
  id: z.number(),
  /** Null for a share. */
  orderId: z.number().nullable(),
  orderNumber: z.string().nullable(),
  /** Of a share: whose membership. */
  memberId: z.number().nullable(),
  gateway: z.enum(GATEWAYS),
  kind: z.enum(PAYMENT_KINDS),
  status: z.enum(PAYMENT_STATES),
  amount: z.number(),
  /** The most that the customer agreed to; null for a payment that is taken at once. */
  authorized: z.number().nullable(),
  /** Until when the provider holds it; null where it holds nothing. */
  authorizedUntil: Timestamp.nullable(),
  /** Why it was not taken, in the provider's words. */
  failure: z.string().nullable(),
  refunded: z.number(),
  providerId: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type AdminPayment = z.infer<typeof AdminPayment>;

/** Money that goes back to a buyer, as staff see it. */
export const AdminRefund = z.object({
  id: z.number(),
  /** Null for a share. */
  orderId: z.number().nullable(),
  orderNumber: z.string().nullable(),
  /** Of a share: whose membership. */
  memberId: z.number().nullable(),
  /** Whose vendor order; null where all of an order went back. */
  vendorId: z.number().nullable(),
  vendorName: z.string().nullable(),
  paymentId: z.number(),
  gateway: z.enum(GATEWAYS),
  status: z.enum(SENDING_STATES),
  amount: z.number(),
  goods: z.number(),
  tax: z.number(),
  shipping: z.number(),
  /** What was refunded, where the refund is for items; empty for a mere amount. */
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      quantity: z.number(),
      /** How many of them it put back in stock. */
      restocked: z.number(),
    }),
  ),
  reason: z.string().nullable(),
  attempt: z.number(),
  /** Why it did not arrive after it was sent, in the provider's word. */
  failure: z.string().nullable(),
  providerId: z.string().nullable(),
  createdAt: Timestamp,
});
export type AdminRefund = z.infer<typeof AdminRefund>;
