import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';
import { FOLLOW_RHYTHMS } from './follow-kinds.js';

/** Someone who follows something, with or without an account. */
export const AdminFollower = z.object({
  id: z.number(),
  userId: z.number().nullable(),
  username: z.string().nullable(),
  /** Of someone without an account, cut short. */
  email: z.string().nullable(),
  /** How much they follow. */
  follows: z.number(),
  rhythm: z.enum(FOLLOW_RHYTHMS),
  byEmail: z.boolean(),
  byPush: z.boolean(),
  timeZone: z.string(),
  confirmedAt: Timestamp.nullable(),
  /** Since when they get no notices. */
  stoppedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminFollower = z.infer<typeof AdminFollower>;
