/** The line for a place of a share that is full. Money is dollars. */
import { z } from 'zod';
import { Day, RowId, Timestamp } from '../../shared/schemas.js';
import { CHOICE_FIELDS } from './public-shares.js';
import { ShareParams } from './share-plans.js';
import { KEPT_PRICES } from './share-prices.js';
import { SHARE_HALVES, WAIT_STATES } from './share-terms.js';
import { JoinShareRequest } from './subscriptions.js';

const { sizeId, quantity, scheduleId, half, payments, level, price } = CHOICE_FIELDS;

/** POST /api/shares/{id}/waits: 409 WAIT_NOT_NEEDED where there is a place. */
export const WaitRequest = z.strictObject({ sizeId, quantity, scheduleId, half });
export type WaitRequest = z.output<typeof WaitRequest>;

/** What somebody waits for, and where in the line they are. */
export const WaitView = z.object({
  /** Of its calls. */
  token: z.string(),
  share: z.object({ id: z.number(), name: z.string() }),
  vendor: z.object({ id: z.number(), name: z.string() }),
  sizeId: z.number(),
  sizeName: z.string(),
  quantity: z.number(),
  half: z.enum(SHARE_HALVES).nullable(),
  scheduleId: z.number(),
  siteName: z.string(),
  timeZone: z.string(),
  state: z.enum(WAIT_STATES),
  /** How many asked before for the same size or at the same pickup, and still wait. */
  ahead: z.number(),
  askedAt: Timestamp,
  /** Until when the place that is offered is kept. */
  offeredUntil: Timestamp.nullable(),
  /** Who left can go back to the same place in line. */
  canGoBack: z.boolean(),
});
export type WaitView = z.infer<typeof WaitView>;

/** GET /api/waits: one's own, those with an offer first; what ended is left out after some days. */
export const WaitList = z.array(WaitView);
export type WaitList = z.infer<typeof WaitList>;

/** GET /api/waits/{token}. DELETE leaves the line, POST …/back undoes that. */
export const WaitParams = z.object({ token: z.string().max(100) });
export type WaitParams = z.output<typeof WaitParams>;

/** With what may be chosen on joining. */
export const WaitDetails = WaitView.extend({
  /** In how many payments. */
  payments: z.array(z.number()),
  ...KEPT_PRICES,
});
export type WaitDetails = z.infer<typeof WaitDetails>;

/** POST /api/waits/{token}/quote: what taking the place that is offered costs now. */
export const WaitQuoteRequest = z.strictObject({ payments, level, price });
export type WaitQuoteRequest = z.output<typeof WaitQuoteRequest>;

/** POST /api/waits/{token}/take: joins with the place that is offered, at the total that was shown. */
export const TakePlaceRequest = JoinShareRequest.omit({
  ...{ shareId: true, sizeId: true, quantity: true, scheduleId: true, half: true },
}).extend({ payBy: z.literal('farm', 'A kept place is paid by check or in cash.') });
export type TakePlaceRequest = z.output<typeof TakePlaceRequest>;

/** POST …/back */
export const GoBackRequest = z.strictObject({});
export type GoBackRequest = z.output<typeof GoBackRequest>;

/** GET /api/vendor/shares/{id}/waits */
export const WaitingLineView = z.object({
  /** In the order in which they asked. */
  line: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      email: z.string(),
      sizeName: z.string(),
      quantity: z.number(),
      half: z.enum(SHARE_HALVES).nullable(),
      siteName: z.string(),
      askedOn: Day,
      timeZone: z.string(),
      offeredUntil: Timestamp.nullable(),
    }),
  ),
  /** How many wait, by size and pickup. */
  counts: z.array(
    z.object({ sizeName: z.string(), siteName: z.string(), waiting: z.number(), offered: z.number() }),
  ),
});
export type WaitingLineView = z.infer<typeof WaitingLineView>;

/** POST …/waits/{waitId}/offer: to whomever the farm likes, as far as there is a place. */
export const OfferPlaceRequest = z.strictObject({});
export type OfferPlaceRequest = z.output<typeof OfferPlaceRequest>;
export const VendorWaitParams = ShareParams.extend({ waitId: RowId('We couldn’t find this place in line.') });
export type VendorWaitParams = z.infer<typeof VendorWaitParams>;
