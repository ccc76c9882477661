/** Pledge rounds: members say what they would pay, and prices change once a target is reached. Dollars. */
import { z } from 'zod';
import { cents, PositiveAmount } from '../../shared/amounts.js';
import { Day, GivenDay, Timestamp } from '../../shared/schemas.js';
import { LEAST_PERCENT, MAX_ROUND_TARGET, MOST_PERCENT, ROUND_PERCENT, ROUND_STATES } from './price-terms.js';
import { percent } from './share-prices.js';

/** GET /api/subscriptions/{id}/pledge: what a member is asked while a round is open; else 404. */
export const PledgeView = z.object({
  share: z.object({ id: z.number(), name: z.string() }),
  sizeName: z.string(),
  quantity: z.number(),
  /** Dollars a box now, without the site's fee. */
  price: z.number(),
  least: z.number(),
  most: z.number(),
  /** Null where they haven't pledged. */
  pledged: z.number().nullable(),
  lastDay: Day,
  /** The last day is over. */
  isOver: z.boolean(),
  /** Boxes to come by the fee of their site, in cents, and the tax on them: `totalAt` makes the sum of it. */
  parts: z.array(z.object({ fee: z.number(), boxes: z.number() })),
  taxBasisPoints: z.number().nullable(),
});
export type PledgeView = z.infer<typeof PledgeView>;

/** PUT …/pledge, and for a member /api/vendor/shares/{id}/members/{memberId}/pledge. Null takes it back. */
export const PledgeRequest = z.strictObject({ price: PositiveAmount.nullable() });
export type PledgeRequest = z.output<typeof PledgeRequest>;

/** GET /api/vendor/shares/{id}/round: the newest one. */
export const RoundView = z.object({
  round: z
    .object({
      target: z.number(),
      from: z.number(),
      to: z.number(),
      lastDay: Day,
      state: z.enum(ROUND_STATES),
      /** Members can’t pledge anymore. */
      isOver: z.boolean(),
      /** The first deadline has passed: closing it sets no prices. */
      isLate: z.boolean(),
      /** What it came to as it was closed. */
      reached: z.number().nullable(),
      /** By the end of this day it closes by itself, unless the farm does; null once it is closed. */
      closesOn: Day.nullable(),
      openedAt: Timestamp,
    })
    .nullable(),
  /** One can be opened now, with a last day up to this one; null: not anymore. */
  openUntil: Day.nullable(),
  /** What all boxes to come cost together: at the prices that members pay, and with what they pledged. */
  now: z.number(),
  pledged: z.number(),
  /** By name. */
  members: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** They have no account, so the farm notes what they say. */
      isEntered: z.boolean(),
      sizeName: z.string(),
      quantity: z.number(),
      boxes: z.number(),
      price: z.number(),
      pledge: z.number().nullable(),
    }),
  ),
});
export type RoundView = z.infer<typeof RoundView>;

/** POST /api/vendor/shares/{id}/round: members are emailed. 409 ROUND_OPEN, ROUND_TOO_LATE. */
export const OpenRoundRequest = z.strictObject({
  /** Of all boxes to come together, without the fees of sites and tax. */
  target: cents(1, MAX_ROUND_TARGET),
  from: percent(LEAST_PERCENT, 100).default(ROUND_PERCENT.least),
  to: percent(100, MOST_PERCENT).default(ROUND_PERCENT.most),
  lastDay: GivenDay('Please choose the last day to pledge.'),
});
export type OpenRoundRequest = z.output<typeof OpenRoundRequest>;

/** POST …/round/close: another sum than the one that was shown is 409 ROUND_CHANGED. */
export const CloseRoundRequest = z.strictObject({
  pledged: z.number('Please ask for the sum first.').min(0).max(MAX_ROUND_TARGET),
});
export type CloseRoundRequest = z.output<typeof CloseRoundRequest>;
