/** Farm credit that is bought for somebody else, who takes it by a link. Money is dollars. */
import { z } from 'zod';
import { optionalText, requiredEmail, requiredText } from '../../shared/texts.js';

export const MAX_GIFT_MESSAGE = 500;

/** For whom farm credit is bought, and what the email says. */
export const GiftFor = z.strictObject({
  email: requiredEmail('Please enter their email address.'),
  from: requiredText(80, 'Please enter your name.'),
  message: optionalText(MAX_GIFT_MESSAGE),
});
export type GiftFor = z.output<typeof GiftFor>;

const Token = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link no longer works. Ask for a new one.');

/** POST /api/credit-gifts/look and …/accept: the token of the link in the email. */
export const GiftTokenRequest = z.strictObject({ token: Token });
export type GiftTokenRequest = z.output<typeof GiftTokenRequest>;

export const GiftView = z.object({
  from: z.string(),
  message: z.string().nullable(),
  vendor: z.object({ id: z.number(), name: z.string() }),
  /** Dollars of farm credit. */
  amount: z.number(),
  isTaken: z.boolean(),
});
export type GiftView = z.infer<typeof GiftView>;

/** Whoever has the link takes it, once. Without a membership it waits until they join a share of the farm. */
export const TakenGiftView = z.object({ membershipId: z.number().nullable() });
export type TakenGiftView = z.infer<typeof TakenGiftView>;

/** GET /api/credit-gifts: what one took that waits for one's first share of its farm. */
export const WaitingGifts = z.array(GiftView.omit({ isTaken: true }).extend({ id: z.number() }));
export type WaitingGifts = z.infer<typeof WaitingGifts>;

/** One that a member gave. */
export const GivenGiftView = z.object({
  /** Of its purchase. */
  id: z.number(),
  pay: z.number(),
  get: z.number(),
  email: z.string(),
  state: z.enum(['waiting', 'taken', 'withdrawn']),
});
export type GivenGiftView = z.infer<typeof GivenGiftView>;
