/** Joining an add-on, with its main share or after it. */
import { z } from 'zod';
import { chosenId } from '../../shared/schemas.js';
import { CHOICE_FIELDS } from './public-shares.js';
import { SHARE_PAY_BY } from './share-terms.js';

const CHOSEN = {
  shareId: chosenId('Please choose an add-on.'),
  ...{ sizeId: CHOICE_FIELDS.sizeId, quantity: CHOICE_FIELDS.quantity, payments: CHOICE_FIELDS.payments },
  /** Dollars, as its quote said. */
  total: z.number('Please ask for the total first.').min(0).max(100_000_000),
};

/** As many as one share has. */
export const MAX_ADD_ONS = 12;

/** Of who joins the main share: paid in the same way. */
export const ChosenAddOn = z.strictObject(CHOSEN);
export type ChosenAddOn = z.output<typeof ChosenAddOn>;

/**
 * POST /api/subscriptions/{id}/add-ons, with the header `Idempotency-Key`. Another total than the one that
 * was shown is 409 SHARE_TOTAL_CHANGED.
 */
export const AddAddOnRequest = z.strictObject({
  ...CHOSEN,
  payBy: z.enum(SHARE_PAY_BY, 'Please choose how you pay.'),
  agreeToTerms: z.literal(true, 'Please agree to the terms.'),
});
export type AddAddOnRequest = z.output<typeof AddAddOnRequest>;

/** POST /api/vendor/shares/{id}/members/{memberId}/add-ons, paid at the farm. Also of one that is hidden. */
export const EnterAddOnRequest = z.strictObject(CHOSEN);
export type EnterAddOnRequest = z.output<typeof EnterAddOnRequest>;
