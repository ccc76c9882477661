import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { FARM_VERIFICATIONS } from './farms.admin.js';

export const CLAIM_STATUSES = ['new', 'verified', 'rejected', 'released', 'withdrawn'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** That somebody claimed a farm, as staff see it. */
export const AdminFarmClaim = z.object({
  id: z.number(),
  farmId: z.number(),
  farmName: z.string(),
  farmAddress: z.string(),
  verification: z.enum(FARM_VERIFICATIONS),
  userId: z.number().nullable(),
  claimantName: z.string().nullable(),
  claimantEmail: z.string().nullable(),
  /** Whether the farm is still theirs. */
  isOwner: z.boolean(),
  status: z.enum(CLAIM_STATUSES),
  reason: z.string().nullable(),
  decidedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminFarmClaim = z.infer<typeof AdminFarmClaim>;
