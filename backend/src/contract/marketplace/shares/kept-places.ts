/** A place that is kept: for who waited for it, and for members of the last season. Money is dollars. */
import { z } from 'zod';
import { CHOICE_FIELDS } from './public-shares.js';
import { KEPT_PRICES } from './share-prices.js';
import { SHARE_HALVES } from './share-terms.js';
import { JoinShareRequest } from './subscriptions.js';

const { payments, level, price, works } = CHOICE_FIELDS;

/** What says of whose share it is, and what is picked up where. */
export const PLACE_FIELDS = {
  /** Of its calls. */
  token: z.string(),
  vendor: z.object({ id: z.number(), name: z.string() }),
  sizeName: z.string(),
  quantity: z.number(),
  half: z.enum(SHARE_HALVES).nullable(),
  siteName: z.string(),
  /** Who left or said no can still go back. */
  canGoBack: z.boolean(),
};

/** With what may be chosen on joining. */
export const JOIN_FIELDS = {
  /** In how many payments. */
  payments: z.array(z.number()),
  ...KEPT_PRICES,
  takesCards: z.boolean(),
  /** The membership that it was taken with by card, as long as that isn't paid. */
  unpaidId: z.number().nullable(),
};

export const PlaceParams = z.object({ token: z.string().max(100) });
export type PlaceParams = z.output<typeof PlaceParams>;

/** POST /api/waits/{token}/quote and /api/renewals/{token}/quote: what joining with it costs now. */
export const PlaceQuoteRequest = z.strictObject({ payments, level, price, works });
export type PlaceQuoteRequest = z.output<typeof PlaceQuoteRequest>;

/**
 * POST /api/waits/{token}/take and /api/renewals/{token}/accept: joins with it, at the total that was shown.
 * By card it is joined once that is paid; where it isn't in time, the place is kept again.
 */
export const TakePlaceRequest = JoinShareRequest.omit({
  ...{ shareId: true, sizeId: true, quantity: true, scheduleId: true, half: true },
});
export type TakePlaceRequest = z.output<typeof TakePlaceRequest>;
