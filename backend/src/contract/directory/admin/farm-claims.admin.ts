import { z } from 'zod';
import { Day, Timestamp } from '../../shared/schemas.js';
import { FarmPhotoView } from '../farms.js';
import { FieldStatusView } from '../field-status.js';
import { HoursExceptionView } from '../hours-exceptions.js';
import { SeasonView } from '../places.js';
import { ClaimCodeView, ProofView } from './claim-proofs.admin.js';
import { ComparedRecord, FARM_VERIFICATIONS } from './farms.admin.js';

export const CLAIM_STATUSES = ['new', 'verified', 'rejected', 'released', 'withdrawn'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** That somebody claimed a farm, in the list of the back office. */
export const AdminFarmClaimRow = z.object({
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
export type AdminFarmClaimRow = z.infer<typeof AdminFarmClaimRow>;

/**
 * What of a claimant is compared with the directory: the domain is that of the email and of the website, the
 * code one that went to the farm's own contact.
 */
export const CLAIM_EVIDENCE_FIELDS = ['domain', 'email', 'phone', 'name', 'code'] as const;

/** One thing that the claimant says of themselves beside what the directory says of the farm. */
export const ClaimEvidence = z.object({
  field: z.enum(CLAIM_EVIDENCE_FIELDS),
  claimant: z.string().nullable(),
  directory: z.string().nullable(),
  verdict: z.enum(['matches', 'different', 'unknown']),
  /** Why it counts for nothing, where that is not plain to see. */
  note: z.string().optional(),
});
export type ClaimEvidence = z.infer<typeof ClaimEvidence>;

const DraftContent = z.object({
  description: z.string().optional(),
  seasons: z.array(SeasonView).optional(),
  exceptions: z.array(HoursExceptionView).optional(),
  hoursConfirmed: Day.nullable().optional(),
});

/** What the claimant wrote, showed and said while nobody but them and staff sees it. */
export const ClaimDraftView = z.object({
  /** Only what differs from the farm. */
  said: DraftContent,
  /** What the farm has there now. */
  shown: DraftContent,
  /** Staff have put these right since. What they wrote stays when the claim is verified. */
  overruled: z.array(z.string()),
  photos: z.array(FarmPhotoView),
  statuses: z.array(FieldStatusView),
});
export type ClaimDraftView = z.infer<typeof ClaimDraftView>;

/** A claim as its page in the back office shows it. */
export const AdminFarmClaim = AdminFarmClaimRow.extend({
  evidence: z.array(ClaimEvidence),
  draft: ClaimDraftView,
  /** What the farm said before the claim, which it says again when the claim ends; null for old claims. */
  snapshot: ComparedRecord.partial().nullable(),
  /** The newest first. */
  proofs: z.array(ProofView),
  code: ClaimCodeView,
});
export type AdminFarmClaim = z.infer<typeof AdminFarmClaim>;

/** POST /api/admin/farm-claims/{id}/verify */
export const VerifyClaimBody = z.strictObject({
  /** Staff have seen that nothing of the claimant matches the directory, and verify all the same. */
  despiteNoMatch: z.boolean().default(false),
});
export type VerifyClaimBody = z.output<typeof VerifyClaimBody>;
