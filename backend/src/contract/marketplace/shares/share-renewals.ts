/** Members of a season who are asked whether they join the next one. Money is dollars. */
import { z } from 'zod';
import { Day } from '../../shared/schemas.js';
import { KEPT_PRICES } from './share-prices.js';
import { RENEWAL_STATES, SHARE_HALVES } from './share-terms.js';

/** POST /api/vendor/shares/{id}/next: a draft of next season, as this one was, a year later. Once. */
export const PlanNextRequest = z.strictObject({});
export type PlanNextRequest = z.output<typeof PlanNextRequest>;

/** GET /api/renewals/{token}: what a member is asked. */
export const RenewalView = z.object({
  /** Of its calls. */
  token: z.string(),
  share: z.object({ id: z.number(), name: z.string(), firstDay: Day, lastDay: Day }),
  vendor: z.object({ id: z.number(), name: z.string() }),
  /** The season that they are a member of. */
  lastName: z.string(),
  sizeName: z.string(),
  quantity: z.number(),
  half: z.enum(SHARE_HALVES).nullable(),
  siteName: z.string(),
  state: z.enum(RENEWAL_STATES),
  /** A place is kept through this day; null where none could be, or not anymore. */
  keptUntil: Day.nullable(),
  /** For one day, with the site's fee, as in the last season and as in the next one. */
  priceBefore: z.number(),
  priceNow: z.number().nullable(),
  payments: z.array(z.number()),
  ...KEPT_PRICES,
  /** The membership that came of it. */
  joinedId: z.number().nullable(),
  /** Who said no can still change their mind. */
  canGoBack: z.boolean(),
});
export type RenewalView = z.infer<typeof RenewalView>;

/** GET /api/renewals: one's own that wait for an answer. */
export const RenewalList = z.array(RenewalView);
export type RenewalList = z.infer<typeof RenewalList>;

/** POST …/{token}/quote and …/accept are as those of waits; …/decline says no, …/back takes that back. */
export const RenewalParams = z.object({ token: z.string().max(100) });
export type RenewalParams = z.output<typeof RenewalParams>;
export const AnswerRenewalRequest = z.strictObject({});
export type AnswerRenewalRequest = z.output<typeof AnswerRenewalRequest>;

/** GET /api/vendor/shares/{id}/renewals: what the members of the last season answered. */
export const RenewalsView = z.object({
  until: Day.nullable(),
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
    }),
  ),
});
export type RenewalsView = z.infer<typeof RenewalsView>;
