/** Members of a season who are asked whether they join the next one. Money is dollars. */
import { z } from 'zod';
import { Day, RowId } from '../../shared/schemas.js';
import { JOIN_FIELDS, PLACE_FIELDS } from './kept-places.js';
import { EnterMemberRequest } from './share-members.js';
import { ShareParams } from './share-plans.js';
import { KEPT_PRICES } from './share-prices.js';
import { RENEWAL_STATES } from './share-terms.js';

/** POST /api/vendor/shares/{id}/next: a draft of next season, as this one was, a year later. Once. */
export const PlanNextRequest = z.strictObject({});
export type PlanNextRequest = z.output<typeof PlanNextRequest>;

/** GET /api/renewals/{token}: what a member is asked. */
export const RenewalView = z.object({
  ...PLACE_FIELDS,
  ...JOIN_FIELDS,
  share: z.object({ id: z.number(), name: z.string(), firstDay: Day, lastDay: Day }),
  /** The season that they are a member of. */
  lastName: z.string(),
  state: z.enum(RENEWAL_STATES),
  /** A place is kept through this day; null where none could be, or not anymore. */
  keptUntil: Day.nullable(),
  /** For one day, with the site's fee, as in the last season and as in the next one. */
  priceBefore: z.number(),
  priceNow: z.number().nullable(),
  /** The membership that came of it. */
  joinedId: z.number().nullable(),
});
export type RenewalView = z.infer<typeof RenewalView>;

/** GET /api/renewals: one's own that wait for an answer. */
export const RenewalList = z.array(RenewalView);
export type RenewalList = z.infer<typeof RenewalList>;

/** POST …/{token}/decline says no, …/back takes that back. */
export const AnswerRenewalRequest = z.strictObject({});
export type AnswerRenewalRequest = z.output<typeof AnswerRenewalRequest>;

/** GET /api/vendor/shares/{id}/renewals: what the members of the last season answered. */
export const RenewalsView = z.object({
  until: Day.nullable(),
  /** In how many payments one can join. */
  payments: z.array(z.number()),
  yes: z.number(),
  no: z.number(),
  /** Without an answer; once the day is over, too. */
  unanswered: z.number(),
  /** By name. */
  members: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      email: z.string().nullable(),
      sizeName: z.string(),
      siteName: z.string(),
      state: z.enum(RENEWAL_STATES),
      isKept: z.boolean(),
      /** They have no account, so the farm can answer for them. */
      isEntered: z.boolean(),
      ...KEPT_PRICES,
    }),
  ),
});
export type RenewalsView = z.infer<typeof RenewalsView>;

/** POST …/renewals/{renewalId}/quote, …/accept, …/decline and …/back: for members without an account. */
export const VendorRenewalParams = ShareParams.extend({
  renewalId: RowId('We couldn’t find this renewal.'),
});
export type VendorRenewalParams = z.infer<typeof VendorRenewalParams>;
export const EnterYesRequest = EnterMemberRequest.pick({
  ...{ payments: true, level: true, price: true, works: true, total: true },
});
export type EnterYesRequest = z.output<typeof EnterYesRequest>;
