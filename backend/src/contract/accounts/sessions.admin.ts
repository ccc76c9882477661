import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';
import { ROLES } from './roles.js';

/** Where somebody is signed in, for staff. */
export const AdminSession = z.object({
  /** Names the session for ending it; it is not the secret in the cookie. */
  id: z.string(),
  userId: z.number(),
  username: z.string(),
  role: z.enum(ROLES),
  /** "Chrome on Android", as far as the browser said. */
  device: z.string(),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  expiresAt: Timestamp,
});
export type AdminSession = z.infer<typeof AdminSession>;
