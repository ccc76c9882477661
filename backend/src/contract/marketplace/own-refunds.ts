/** Money of an order that its farm gives back itself, after it was handed over. */
import { z } from 'zod';
import { PositiveAmount } from '../shared/amounts.js';
import { longText } from '../shared/texts.js';
import { RefundItems } from './refund-items.js';

/**
 * POST /api/vendor/orders/{id}/refund, with the header `Idempotency-Key`, and
 * POST /api/vendor/orders/{id}/refund/preview, which refunds nothing.
 */
export const OwnRefundRequest = z.strictObject({
  items: RefundItems,
  /** Dollars; null for what the items cost, with their tax. */
  amount: PositiveAmount.nullable().default(null),
  /** Dollars that the preview said were left before it: another figure is 409 CHANGED_MEANWHILE. */
  left: z.number().min(0).max(1_000_000).optional(),
  reason: longText(3, 500, 'Please give a reason. Your customer reads it.'),
});
export type OwnRefundRequest = z.output<typeof OwnRefundRequest>;

/** What the refund would be, in dollars. */
export const OwnRefundPreview = z.object({
  amount: z.number(),
  /** What the farm gives back of it in cash, rounded; left out where that is the amount. */
  cash: z.number().optional(),
  /** What could be refunded before it. */
  left: z.number(),
  /** What the farm gets back of its commission. */
  commissionBack: z.number(),
  /** The farm's balance after it. */
  balance: z.number(),
});
export type OwnRefundPreview = z.infer<typeof OwnRefundPreview>;
