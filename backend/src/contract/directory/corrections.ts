import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';

const PLACE_MESSAGE = 'The place could not be found.';
const EMAIL_MESSAGE = 'Please enter a valid email address';
const MESSAGE_TOO_SHORT = "Please describe what's wrong in at least 10 characters";
const MESSAGE_TOO_LONG = 'Please use at most 2,000 characters.';

/** POST /api/corrections: somebody knows better about a place. */
export const CorrectionRequest = z.strictObject({
  /** As in PlaceView: "place-12" or "farm-7". */
  placeId: z.string(PLACE_MESSAGE).regex(/^(?:place|farm)-[1-9]\d{0,8}$/, PLACE_MESSAGE),
  message: z
    .string(MESSAGE_TOO_SHORT)
    .max(2_000, MESSAGE_TOO_LONG)
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().min(10, MESSAGE_TOO_SHORT)),
  /** For questions back; empty is none. */
  email: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    z.string(EMAIL_MESSAGE).trim().max(254, EMAIL_MESSAGE).pipe(z.email(EMAIL_MESSAGE)).optional(),
  ),
});
export type CorrectionRequest = z.output<typeof CorrectionRequest>;

/** What the person learns: that it has arrived. */
export const CorrectionReceipt = z.object({ id: z.number(), createdAt: Timestamp });
export type CorrectionReceipt = z.infer<typeof CorrectionReceipt>;
