import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { optionalText } from '../../shared/texts.js';

export const CORRECTION_STATUSES = ['new', 'done', 'dismissed'] as const;

/** What a visitor says is wrong, with what it is about. */
export const AdminCorrection = z.object({
  id: z.number(),
  message: z.string(),
  email: z.string().nullable(),
  status: z.enum(CORRECTION_STATUSES),
  /** One of the two; a place may have a farm that stands for it. */
  placeId: z.number().nullable(),
  farmId: z.number().nullable(),
  name: z.string(),
  address: z.string(),
  createdAt: Timestamp,
});
export type AdminCorrection = z.infer<typeof AdminCorrection>;

/** POST /api/admin/corrections/{id}/done and /dismiss. An answer goes to the sender by mail. */
export const CorrectionDecision = z.strictObject({ answer: optionalText(5_000) });
export type CorrectionDecision = z.output<typeof CorrectionDecision>;
