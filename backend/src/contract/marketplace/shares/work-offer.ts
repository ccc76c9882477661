/** Work that pays a part of a share. Money is dollars. */
import { z } from 'zod';
import { cents } from '../../shared/amounts.js';
import { Day, GivenDay } from '../../shared/schemas.js';

export const MAX_WORK_HOURS = 200;
/** Cents an hour. */
const MAX_WORK_RATE = 10_000;
const HOURS_MESSAGE = `Please enter 1 to ${MAX_WORK_HOURS} hours.`;

/** Of a share as its farm plans it: who joins with work pays hours × rate less. */
export const WorkOfferRequest = z.strictObject({
  hours: z.number(HOURS_MESSAGE).int(HOURS_MESSAGE).min(1, HOURS_MESSAGE).max(MAX_WORK_HOURS, HOURS_MESSAGE),
  /** Dollars an hour. */
  rate: cents(1, MAX_WORK_RATE),
  /** The last day to work. */
  until: GivenDay('Please choose the last day to work.'),
});

export const WorkOfferView = z.object({ hours: z.number(), rate: z.number(), until: Day });
export type WorkOfferView = z.infer<typeof WorkOfferView>;

/** What work would pay on joining now: who joins late works less. */
export const WorkQuoteView = WorkOfferView.extend({ amount: z.number() });
export type WorkQuoteView = z.infer<typeof WorkQuoteView>;

/** `asked`: the farm asked for what is missing. `waived`: it lets that go. */
export const WORK_STATES = ['open', 'asked', 'waived'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** Hours that the farm noted. */
export const WorkedView = z.object({
  id: z.number(),
  hours: z.number(),
  day: Day,
  note: z.string().nullable(),
});
export type WorkedView = z.infer<typeof WorkedView>;

/** Of who joined with work; hours are in quarters. */
export const MemberWorkView = WorkOfferView.extend({
  /** What all of it pays. */
  amount: z.number(),
  done: z.number(),
  left: z.number(),
  /** What isn't done of what it still pays: the farm may ask for that after the last day. */
  missing: z.number(),
  /** The last day is over. */
  isOver: z.boolean(),
  state: z.enum(WORK_STATES),
  /** The newest first. */
  worked: z.array(WorkedView),
});
export type MemberWorkView = z.infer<typeof MemberWorkView>;
