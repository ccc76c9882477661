import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';

/** Stripe's words for how far a dispute is. */
export const DISPUTE_STATES = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'prevented',
] as const;

/** A dispute as staff see it. Money is dollars with two places. */
export const AdminDispute = z.object({
  id: z.number(),
  /** Null for a share. */
  orderId: z.number().nullable(),
  orderNumber: z.string().nullable(),
  /** Of a share: whose membership. */
  memberId: z.number().nullable(),
  paymentId: z.number(),
  status: z.string(),
  /** Stripe's word. */
  reason: z.string(),
  amount: z.number(),
  /** What Stripe has taken, and not given back. */
  withdrawn: z.number(),
  /** Whose balance it came from. */
  vendors: z.array(z.object({ id: z.number(), name: z.string(), taken: z.number() })),
  dueBy: Timestamp.nullable(),
  providerId: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type AdminDispute = z.infer<typeof AdminDispute>;
