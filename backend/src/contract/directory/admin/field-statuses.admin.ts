import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { FIELD_STATES, FIELD_STATUS_CHANNELS } from '../field-states.js';

/** What a farm or market said of a crop or of itself, in the back office. */
export const AdminFieldStatus = z.object({
  id: z.number(),
  /** One of the two. */
  farmId: z.number().nullable(),
  placeId: z.number().nullable(),
  /** The claim of the farm that it waits for: only the claimant and staff see it. */
  claimId: z.number().nullable(),
  name: z.string(),
  /** Null of the whole farm or market. */
  crop: z.string().nullable(),
  state: z.enum(FIELD_STATES),
  note: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Holds at this moment. */
  isCurrent: z.boolean(),
  channel: z.enum(FIELD_STATUS_CHANNELS),
  userId: z.number().nullable(),
  saidBy: z.string().nullable(),
  saidAt: Timestamp,
  until: Timestamp,
  endedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminFieldStatus = z.infer<typeof AdminFieldStatus>;
