import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { CHECKOUT_METHODS } from '../checkout.js';
import { ORDER_STATUSES } from '../order-status.js';
import { PAYMENT_STATUSES } from '../payment-status.js';

/** A vendor order of an order as staff see it in lists. Money is dollars with two places. */
export const AdminVendorOrderRow = z.object({
  id: z.number(),
  orderId: z.number(),
  orderNumber: z.string(),
  vendorId: z.number(),
  vendorName: z.string(),
  customerName: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  shippingMethod: z.enum(CHECKOUT_METHODS),
  subtotal: z.number(),
  discount: z.number(),
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
  commission: z.number(),
  refunded: z.number(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type AdminVendorOrderRow = z.infer<typeof AdminVendorOrderRow>;
