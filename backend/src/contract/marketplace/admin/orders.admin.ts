import { z } from 'zod';
import { ReasonBody } from '../../backoffice/admin.js';
import { UNITS } from '../../directory/categories.js';
import { PositiveAmount } from '../../shared/amounts.js';
import { Timestamp } from '../../shared/schemas.js';
import { longText, optionalText } from '../../shared/texts.js';
import { CHECKOUT_METHODS, PAYMENT_METHODS } from '../checkout.js';
import { ORDER_STATUSES } from '../order-status.js';
import { OrderStatusRequest } from '../orders.js';
import { PAYMENT_STATUSES } from '../payment-status.js';
import { HandoverView } from '../pickup/handover.js';
import { REFUND_LINE_MESSAGE, RefundItems, RefundLine } from '../refund-items.js';
import { VendorShortRow } from '../short-rows.js';
import { SoldPartView } from '../sold-parts.js';
import { TAX_CLASSES } from '../tax.js';
import { LineWeightView } from '../weight/weight-fields.js';
import { AdminLedgerEntry } from './ledger.admin.js';
import { AdminPayment, AdminRefund } from './payments.admin.js';

/** A line of the list of orders. Money is dollars with two places. */
export const AdminOrderRow = z.object({
  id: z.number(),
  orderNumber: z.string(),
  customerName: z.string(),
  email: z.string(),
  userId: z.number().nullable(),
  vendors: z.array(z.string()),
  itemCount: z.number(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  shippingMethod: z.enum(CHECKOUT_METHODS),
  total: z.number(),
  refunded: z.number(),
  isDemonstration: z.boolean(),
  createdAt: Timestamp,
});
export type AdminOrderRow = z.infer<typeof AdminOrderRow>;

export const AdminOrderLine = z.object({
  id: z.number(),
  productId: z.number(),
  name: z.string(),
  unit: z.enum(UNITS),
  quantity: z.number(),
  /** What is in each of them, as it was sold; left out for what is no box. */
  parts: z.array(SoldPartView).optional(),
  /** How many of them are back in the stock. */
  restocked: z.number(),
  /** How many of them were refunded as items. */
  refunded: z.number(),
  unitPrice: z.number(),
  totalPrice: z.number(),
  discount: z.number(),
  tax: z.number(),
  /** Percent; null where no rule said. */
  taxPercent: z.number().nullable(),
  /** Whose rule that was, or was missing; null at the flat rate, as the class. */
  taxState: z.string().nullable(),
  taxClass: z.enum(TAX_CLASSES).nullable(),
  /** How it was sold by weight; left out for what is sold each. */
  weight: LineWeightView.optional(),
  /**
   * What its first packages cost after the discount, from none to all of them: refunds take the last. Left
   * out where each costs the same.
   */
  firstGoods: z.array(z.number()).optional(),
});

/** A vendor order of an order. */
export const AdminVendorOrder = z.object({
  id: z.number(),
  vendorId: z.number(),
  vendorName: z.string(),
  /** How it reaches its buyer; left out where that is the way of the whole order. */
  method: z.enum(CHECKOUT_METHODS).optional(),
  /** Left out where no day, site or zone was chosen. */
  handover: HandoverView.optional(),
  status: z.enum(ORDER_STATUSES),
  subtotal: z.number(),
  discount: z.number(),
  /** The code that it came from. */
  discountCode: z.string().nullable(),
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
  commissionRate: z.string(),
  commission: z.number(),
  /** What of it was given back with refunds and disputes. */
  commissionBack: z.number(),
  refunded: z.number(),
  /** What disputes have taken. */
  disputed: z.number(),
  /** What can still be refunded; 0 while it is not paid. */
  left: z.number(),
  /** What of the vendor order has not gone back yet, by what it is for. */
  leftParts: z.object({ goods: z.number(), tax: z.number(), shipping: z.number() }),
  /** The sum of its entries in the ledger: what the vendor still has coming of it. */
  balance: z.number(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  items: z.array(AdminOrderLine),
  /** What its vendor did not have; left out where nothing is missing. */
  short: z.array(VendorShortRow).optional(),
});
export type AdminVendorOrder = z.infer<typeof AdminVendorOrder>;

export const TIMELINE_KINDS = ['placed', 'paid', 'step', 'refund', 'payout', 'note', 'staff'] as const;
/** One thing that happened to an order. */
export const TimelineEntry = z.object({
  at: Timestamp,
  kind: z.enum(TIMELINE_KINDS),
  title: z.string(),
  /** A reason, a note, a tracking number. */
  detail: z.string().nullable(),
  /** Who did it: a user name of staff, or 'vendor', 'buyer', 'system'; null where nobody did. */
  by: z.string().nullable(),
  /** What is wrong with it, and may want somebody's attention. */
  isTrouble: z.boolean(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const OrderMail = z.object({
  id: z.number(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  createdAt: Timestamp,
  sentAt: Timestamp.nullable(),
});
export type OrderMail = z.infer<typeof OrderMail>;

/** GET /api/admin/orders/{id}: everything that staff need to know about an order. */
export const AdminOrder = AdminOrderRow.extend({
  username: z.string().nullable(),
  phone: z.string(),
  shippingAddress: z.string(),
  shippingCity: z.string(),
  shippingState: z.string(),
  shippingZipCode: z.string(),
  /** What the buyer wrote to the vendors. */
  instructions: z.string().nullable(),
  subtotal: z.number(),
  discount: z.number(),
  tax: z.number(),
  shipping: z.number(),
  heldUntil: Timestamp.nullable(),
  updatedAt: Timestamp,
  shares: z.array(AdminVendorOrder),
  payments: z.array(AdminPayment),
  refunds: z.array(AdminRefund),
  ledger: z.array(AdminLedgerEntry),
  /** The sum of the ledger's rows: what the vendors still have coming of this order. */
  ledgerSum: z.number(),
  mails: z.array(OrderMail),
  timeline: z.array(TimelineEntry),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

const VENDOR_MESSAGE = 'Please choose the vendor.';
const VendorOfOrder = z.int(VENDOR_MESSAGE).positive(VENDOR_MESSAGE).max(2_147_483_647, VENDOR_MESSAGE);

/** POST /api/admin/orders/{id}/move: a vendor order goes on. */
export const MoveVendorOrderBody = OrderStatusRequest.extend({ vendorId: VendorOfOrder });
export type MoveVendorOrderBody = z.output<typeof MoveVendorOrderBody>;

/** POST /api/admin/orders/{id}/cancel: one vendor order, or all of the order. */
export const CancelOrderBody = ReasonBody.extend({ vendorId: VendorOfOrder.nullish() });
export type CancelOrderBody = z.output<typeof CancelOrderBody>;

/** POST /api/admin/orders/{id}/refund: money of one vendor order goes back. */
export const RefundBody = z.strictObject({
  vendorId: VendorOfOrder,
  /** Dollars. */
  amount: PositiveAmount,
  /**
   * Dollars that the screen said were left; the refund is refused when that has changed. Needed without the
   * header `Idempotency-Key`.
   */
  left: z.number().max(1_000_000).optional(),
  /** Needed where the amount is not exactly what the items are worth (`partsOfItems`), or there are none. */
  reason: optionalText(2_000),
  /** What is refunded: how many of which line of the vendor order. */
  items: RefundItems,
  /** Whether these items go back in stock; left out, those do that were not handed over yet. */
  restock: z.boolean().nullish(),
  /** Lines of the vendor order of which everything goes back on sale, whatever is refunded. */
  lines: z.array(RefundLine).max(100, REFUND_LINE_MESSAGE).default([]),
});
export type RefundBody = z.output<typeof RefundBody>;

/** A confirmation is written anew, as the order is now; other mails are sent as they were. */
export const CONFIRMATION_MAIL = 'order-confirmation';

/** POST /api/admin/orders/{id}/resend-mail */
export const ResendMailBody = z.strictObject({ mailId: z.int('Please choose an email.').positive() });
export type ResendMailBody = z.output<typeof ResendMailBody>;

/** POST /api/admin/orders/{id}/note: what only staff read. */
export const OrderNoteBody = z.strictObject({ text: longText(1, 5_000, 'Please write a note.') });
export type OrderNoteBody = z.output<typeof OrderNoteBody>;
