import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { TEXT_OUTCOMES } from '../text-outcomes.js';

/** GET /api/admin/texts: what was texted and answered, and what we sent. */
export const AdminText = z.object({
  id: z.number(),
  userId: z.number(),
  username: z.string(),
  /** Whose farms it was about. */
  ownerId: z.number(),
  channel: z.enum(['text', 'email']),
  direction: z.enum(['in', 'out']),
  /** Without what is in the middle of it. */
  address: z.string(),
  body: z.string(),
  outcome: z.enum(TEXT_OUTCOMES, 'Please choose what became of it.'),
  answer: z.string().nullable(),
  status: z.string().nullable(),
  errorCode: z.number().nullable(),
  undoneAt: Timestamp.nullable(),
  dismissedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminText = z.infer<typeof AdminText>;

export const TEXT_CONSENT_ACTIONS = ['opted-in', 'stopped', 'started', 'removed'] as const;

/** GET /api/admin/text-consents: opt-ins, and what was said since. */
export const AdminTextConsent = z.object({
  id: z.number(),
  /** Null for STOP from a number that no account has. */
  userId: z.number().nullable(),
  username: z.string().nullable(),
  phone: z.string(),
  action: z.enum(TEXT_CONSENT_ACTIONS),
  source: z.enum(['screen', 'text', 'carrier']),
  words: z.string(),
  createdAt: Timestamp,
});
export type AdminTextConsent = z.infer<typeof AdminTextConsent>;
