import { z } from 'zod';

const QUANTITY_MESSAGE = 'Please enter how many to refund.';
export const REFUND_LINE_MESSAGE = 'Please choose items from this order.';

/** The id of a line of a vendor order. */
export const RefundLine = z
  .int(REFUND_LINE_MESSAGE)
  .positive(REFUND_LINE_MESSAGE)
  .max(2_147_483_647, REFUND_LINE_MESSAGE);

/** How many of which line of a vendor order are refunded. */
export const RefundItems = z
  .array(
    z.strictObject({
      id: RefundLine,
      quantity: z.int(QUANTITY_MESSAGE).positive(QUANTITY_MESSAGE).max(1_000_000, QUANTITY_MESSAGE),
    }),
  )
  .max(100, REFUND_LINE_MESSAGE)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, REFUND_LINE_MESSAGE)
  .default([]);
