/** Farm credit that members buy by card: "$500 gives $515". Money is dollars. */
import { z } from 'zod';
import { cents } from '../../shared/amounts.js';
import { LimitQuery, OffsetQuery, RowId, Timestamp } from '../../shared/schemas.js';
import { GiftFor, GivenGiftView } from './credit-gifts.js';
import { SHOWN_REFUND, SubscriptionParams } from './subscriptions.js';

export const MAX_CREDIT_OFFERS = 6;
/** Cents. */
export const LEAST_CREDIT = 500;
export const MOST_CREDIT = 500_000;

/** What is paid, and what it gives: the rest is the farm's bonus. */
export const CreditOffer = z.object({ pay: z.number(), get: z.number() });
export type CreditOffer = z.infer<typeof CreditOffer>;

/** GET /api/subscriptions/{id}/credit */
export const CreditShopView = z.object({
  /** The smallest first; empty where none is sold, or no card can be taken now. */
  offers: z.array(CreditOffer),
  /** What is about to be paid on a page that is open. */
  waiting: CreditOffer.nullable(),
  /** What was bought for this membership, the newest first. */
  bought: z.array(
    CreditOffer.extend({
      id: z.number(),
      /** What is left of it to spend. */
      left: z.number(),
      /** What can go back to the card now, and the bonus that is lost then. */
      refund: z.number(),
      lost: z.number(),
      boughtAt: Timestamp,
    }),
  ),
  /** What was given to others, the newest first. */
  gifts: z.array(GivenGiftView),
});
export type CreditShopView = z.infer<typeof CreditShopView>;

/** POST /api/subscriptions/{id}/credit: one of the offers, as it was shown. Answers the page to pay on. */
export const BuyCreditRequest = z.strictObject({
  pay: z.number('Please choose an amount.').min(0).max(100_000_000),
  get: z.number('Please choose an amount.').min(0).max(100_000_000),
  /** Left out for oneself. */
  gift: GiftFor.nullable().default(null),
});
export type BuyCreditRequest = z.output<typeof BuyCreditRequest>;

export const CreditPurchaseParams = SubscriptionParams.extend({
  purchaseId: RowId('We couldn’t find this farm credit.'),
});
export type CreditPurchaseParams = z.infer<typeof CreditPurchaseParams>;

/**
 * POST …/credit/{purchaseId}/return: also takes back a gift that wasn't taken. Another refund than the one
 * that was shown is 409 REFUND_CHANGED.
 */
export const ReturnCreditRequest = z.strictObject({ refund: SHOWN_REFUND.refund });
export type ReturnCreditRequest = z.output<typeof ReturnCreditRequest>;

/** GET /api/vendor/farm-credit */
export const SoldCreditQuery = z.object({ limit: LimitQuery(50, 200), offset: OffsetQuery });
export type SoldCreditQuery = z.output<typeof SoldCreditQuery>;

export const SoldCreditView = z.object({
  /** Our team let the farm sell it. */
  isOn: z.boolean(),
  offers: z.array(CreditOffer),
  /** Of all that was sold: what was paid, added, spent and refunded, and what members still have. */
  sums: z.object({
    paid: z.number(),
    bonus: z.number(),
    spent: z.number(),
    refunded: z.number(),
    left: z.number(),
  }),
  /** How many purchases there are, and those that were asked for, the newest first. */
  total: z.number(),
  purchases: z.array(
    CreditOffer.extend({
      id: z.number(),
      /** Null once that member's account was erased. */
      name: z.string().nullable(),
      memberId: z.number().nullable(),
      shareId: z.number().nullable(),
      spent: z.number(),
      refunded: z.number(),
      left: z.number(),
      isGift: z.boolean(),
      boughtAt: Timestamp,
    }),
  ),
});
export type SoldCreditView = z.infer<typeof SoldCreditView>;

/** PUT /api/vendor/farm-credit/offers: all of them; none sells no credit. */
export const CreditOffersRequest = z.strictObject({
  offers: z
    .array(
      z
        .strictObject({ pay: cents(LEAST_CREDIT, MOST_CREDIT), get: cents(LEAST_CREDIT, 2 * MOST_CREDIT) })
        .refine(({ pay, get }) => get >= pay, {
          path: ['get'],
          message: 'Members can’t get less than they pay.',
        })
        .refine(({ pay, get }) => get <= 2 * pay, {
          path: ['get'],
          message: 'A bonus can’t be more than what’s paid.',
        }),
    )
    .max(MAX_CREDIT_OFFERS, `You can have at most ${MAX_CREDIT_OFFERS} offers.`)
    .superRefine((offers, context) => {
      for (const [at, { pay }] of offers.entries())
        if (offers.findIndex((one) => one.pay === pay) !== at)
          context.addIssue({ code: 'custom', path: [at, 'pay'], message: 'You have this amount already.' });
    }),
});
export type CreditOffersRequest = z.output<typeof CreditOffersRequest>;
