/** The line for a place of a share that is full. Money is dollars. */
import { z } from 'zod';
import { Day, RowId, Timestamp } from '../../shared/schemas.js';
import { JOIN_FIELDS, PLACE_FIELDS } from './kept-places.js';
import { CHOICE_FIELDS } from './public-shares.js';
import { ShareParams } from './share-plans.js';
import { SHARE_HALVES, WAIT_STATES } from './share-terms.js';

const { sizeId, quantity, scheduleId, half } = CHOICE_FIELDS;

/** POST /api/shares/{id}/waits: 409 WAIT_NOT_NEEDED where there is a place. */
export const WaitRequest = z.strictObject({ sizeId, quantity, scheduleId, half });
export type WaitRequest = z.output<typeof WaitRequest>;

/** What somebody waits for, and where in the line they are. */
export const WaitView = z.object({
  ...PLACE_FIELDS,
  share: z.object({ id: z.number(), name: z.string() }),
  sizeId: z.number(),
  scheduleId: z.number(),
  timeZone: z.string(),
  state: z.enum(WAIT_STATES),
  /** How many asked before for the same size or at the same pickup, and still wait. */
  ahead: z.number(),
  askedAt: Timestamp,
  /** Until when the place that is offered is kept. */
  offeredUntil: Timestamp.nullable(),
});
export type WaitView = z.infer<typeof WaitView>;

/** GET /api/waits: one's own, those with an offer first; what ended is left out after some days. */
export const WaitList = z.array(WaitView);
export type WaitList = z.infer<typeof WaitList>;

/** GET /api/waits/{token}. DELETE leaves the line, POST …/back undoes that. */
export const WaitDetails = WaitView.extend(JOIN_FIELDS);
export type WaitDetails = z.infer<typeof WaitDetails>;

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
