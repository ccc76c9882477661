import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';

export const PUSH_STATUSES = ['waiting', 'sent', 'failed', 'dropped'] as const;

/** A message to a follower's device; never with the device's address or keys. */
export const AdminPushMessage = z.object({
  id: z.number(),
  title: z.string(),
  followerId: z.number(),
  userId: z.number().nullable(),
  username: z.string().nullable(),
  /** Of someone without an account, cut short. */
  email: z.string().nullable(),
  /** As its person knows it: "Chrome on Android". */
  device: z.string(),
  /** The host of its push service. */
  service: z.string(),
  status: z.enum(PUSH_STATUSES),
  tries: z.number(),
  /** What the push service answered last; empty before it did. */
  answer: z.string(),
  dueAt: Timestamp,
  sentAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminPushMessage = z.infer<typeof AdminPushMessage>;
