import { z } from 'zod';
import { Day } from '../shared/schemas.js';

/** What those who run a farm or a market answer; "reopen" takes "closed" back. */
export const CONFIRMATION_ANSWERS = ['right', 'closed', 'reopen'] as const;
export type ConfirmationAnswer = (typeof CONFIRMATION_ANSWERS)[number];

/** "farm-12", "place-7", as in the lists near a ZIP code. */
const id = z.string().regex(/^(farm|place)-[1-9]\d{0,8}$/, "We couldn't find that farm or market.");
const answer = z.enum(CONFIRMATION_ANSWERS, 'Please say whether everything is still right.');
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link has expired.');

export const ConfirmationParams = z.object({ id });
export type ConfirmationParams = z.infer<typeof ConfirmationParams>;

/** PUT /api/confirmations/{id} */
export const ConfirmationRequest = z.strictObject({ answer });
export type ConfirmationRequest = z.output<typeof ConfirmationRequest>;

/** POST /api/confirmations/asked: what the link of an email asks. */
export const ConfirmationLink = z.strictObject({ id, token });
export type ConfirmationLink = z.output<typeof ConfirmationLink>;

/** POST /api/confirmations/answer: the answer by such a link, without logging in. */
export const ConfirmationByLink = z.strictObject({ id, token, answer });
export type ConfirmationByLink = z.output<typeof ConfirmationByLink>;

/** A farm or a market that is asked about once a year. */
export const ConfirmationView = z.object({
  id: z.string(),
  kind: z.enum(['farm', 'market']),
  name: z.string(),
  /** Where shoppers see it. */
  path: z.string(),
  /** Where it is changed, after logging in. */
  editPath: z.string(),
  lastConfirmed: Day.nullable(),
  /** Nobody has confirmed it for a year. */
  isDue: z.boolean(),
  /** Closed for good: a farm says so, and a market is not shown. */
  isClosed: z.boolean(),
  /** How many available listings closing it pauses. */
  listings: z.number(),
});
export type ConfirmationView = z.infer<typeof ConfirmationView>;

/** GET /api/confirmations: what is due, the oldest first. */
export const ConfirmationList = z.array(ConfirmationView);
