/** Money of an order that its farm gives back itself, after it was handed over. */
import { z } from 'zod';
import { centsOf } from '../shared/money.js';
import { longText } from '../shared/texts.js';

const AMOUNT_MESSAGE = 'Please enter an amount in dollars, such as 12.50.';
const LINE_MESSAGE = 'Please choose items from this order.';
const QUANTITY_MESSAGE = 'Please enter how many to refund.';

/**
 * POST /api/vendor/orders/{id}/refund, with the header `Idempotency-Key`, and
 * POST /api/vendor/orders/{id}/refund/preview, which refunds nothing.
 */
export const OwnRefundRequest = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.int(LINE_MESSAGE).positive(LINE_MESSAGE).max(2_147_483_647, LINE_MESSAGE),
        quantity: z.int(QUANTITY_MESSAGE).positive(QUANTITY_MESSAGE).max(1_000_000, QUANTITY_MESSAGE),
      }),
    )
    .max(100, LINE_MESSAGE)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, LINE_MESSAGE)
    .default([]),
  /** Dollars; null for what the items cost, with their tax. */
  amount: z
    .number(AMOUNT_MESSAGE)
    .max(1_000_000, AMOUNT_MESSAGE)
    .refine((amount) => (centsOf(amount) ?? 0) > 0, AMOUNT_MESSAGE)
    .nullable()
    .default(null),
  /** Dollars that the preview said were left before it: another figure is 409 CHANGED_MEANWHILE. */
  left: z.number().min(0).max(1_000_000).optional(),
  reason: longText(3, 500, 'Please give a reason. Your customer reads it.'),
});
export type OwnRefundRequest = z.output<typeof OwnRefundRequest>;

/** What the refund would be, in dollars. */
export const OwnRefundPreview = z.object({
  amount: z.number(),
  /** What could be refunded before it. */
  left: z.number(),
  /** What the farm gets back of its commission. */
  commissionBack: z.number(),
  /** The farm's balance after it. */
  balance: z.number(),
});
export type OwnRefundPreview = z.infer<typeof OwnRefundPreview>;
