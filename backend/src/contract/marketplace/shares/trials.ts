/** Going on after a trial of a share. Money is dollars. */
import { z } from 'zod';
import { CHOICE_FIELDS, ShareQuoteView } from './public-shares.js';

/** POST /api/subscriptions/{id}/trial/quote: what the boxes after it cost. 409 TRIAL_OVER, SHARE_NOT_OPEN. */
export const TrialQuoteRequest = z.strictObject({ payments: CHOICE_FIELDS.payments });
export type TrialQuoteRequest = z.output<typeof TrialQuoteRequest>;

export const TrialQuoteView = ShareQuoteView.pick({
  ...{ boxes: true, includedHolds: true, price: true, total: true, first: true, last: true, payments: true },
}).extend({
  /** In how many payments it can be paid. */
  choices: z.array(z.number()),
});
export type TrialQuoteView = z.infer<typeof TrialQuoteView>;

/** POST /api/subscriptions/{id}/trial: another total than was shown is 409 SHARE_TOTAL_CHANGED. */
export const GoOnRequest = z.strictObject({
  payments: CHOICE_FIELDS.payments,
  total: z.number('Please ask for the total first.').min(0).max(100_000_000),
});
export type GoOnRequest = z.output<typeof GoOnRequest>;
