import { z } from 'zod';

/** POST /api/checkout/confirm-email: the token of the link that was emailed before an order. */
export const ConfirmEmailFirstRequest = z.strictObject({ token: z.string().max(100) });
export type ConfirmEmailFirstRequest = z.output<typeof ConfirmEmailFirstRequest>;

export const EmailFirstView = z.object({
  /** Whether it was opened where the cart is: the order can be placed from here. */
  isHere: z.boolean(),
});
export type EmailFirstView = z.infer<typeof EmailFirstView>;
