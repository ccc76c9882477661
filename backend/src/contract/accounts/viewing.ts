import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';
import { requiredText } from '../shared/texts.js';

/** Staff see the site as someone else does, and change nothing. */

export const VIEWING_MINUTES = 15;

/** POST /api/admin/viewing. The reason goes into the audit log. */
export const ViewingRequest = z.strictObject({
  userId: z.int('Please choose an account.').min(1).max(2_147_483_647),
  reason: requiredText(500, 'Please enter a reason.'),
});
export type ViewingRequest = z.output<typeof ViewingRequest>;

export const ViewingView = z.object({ userId: z.number(), name: z.string(), until: Timestamp });
export type ViewingView = z.infer<typeof ViewingView>;
