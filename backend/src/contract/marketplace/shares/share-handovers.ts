/** A share that somebody else takes over, with its boxes and what is paid and due. Money is dollars. */
import { z } from 'zod';
import { recipientPhone } from '../../shared/phones.js';
import { Day, Timestamp } from '../../shared/schemas.js';
import { requiredEmail, requiredText } from '../../shared/texts.js';
import { SHARE_HALVES } from './share-terms.js';

/** For so many days the link works, once. */
export const HANDOVER_DAYS = 14;

/**
 * POST /api/subscriptions/{id}/hand-over, and the same of the farm under …/members/{memberId}: emails a link
 * by which that person takes over. A second one takes the first one's place; DELETE withdraws it.
 */
export const HandOverRequest = z.strictObject({
  email: requiredEmail('Please enter their email address.'),
});
export type HandOverRequest = z.output<typeof HandOverRequest>;

const Token = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link no longer works. Ask for a new one.');

/** POST /api/share-handovers/look: the token of the link in the email. */
export const HandoverTokenRequest = z.strictObject({ token: Token });
export type HandoverTokenRequest = z.output<typeof HandoverTokenRequest>;

/** What is taken over. */
export const HandoverView = z.object({
  /** Who has it now. */
  from: z.string(),
  shareName: z.string(),
  vendorName: z.string(),
  sizeName: z.string(),
  quantity: z.number(),
  half: z.enum(SHARE_HALVES).nullable(),
  siteName: z.string(),
  /** That aren't packed yet. */
  boxes: z.number(),
  firstBox: Day.nullable(),
  lastBox: Day.nullable(),
  /** Names of what goes along with it; what is due and what is credit is of all together. */
  addOns: z.array(z.string()),
  /** Still to be paid to the farm. */
  due: z.number(),
  credit: z.number(),
  /** Hours of work that are left to do; 0 where there are none. */
  hoursLeft: z.number(),
  /** Most of it hidden. */
  sentTo: z.string(),
  expiresAt: Timestamp,
});
export type HandoverView = z.infer<typeof HandoverView>;

/** POST /api/share-handovers/accept: whoever has the link takes over, once. */
export const AcceptHandoverRequest = z.strictObject({
  token: Token,
  firstName: requiredText(80, 'Please enter your first name.'),
  lastName: requiredText(80, 'Please enter your last name.'),
  phone: recipientPhone(),
});
export type AcceptHandoverRequest = z.output<typeof AcceptHandoverRequest>;
