import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { MARKET_CLAIM_STATUSES } from '../markets.js';
import { ProofView } from './claim-proofs.admin.js';
import { ClaimEvidence } from './farm-claims.admin.js';

/** That somebody says they run a market, in the list of the back office. */
export const AdminMarketClaimRow = z.object({
  id: z.number(),
  placeId: z.number(),
  marketName: z.string(),
  marketAddress: z.string(),
  userId: z.number().nullable(),
  claimantName: z.string().nullable(),
  claimantEmail: z.string().nullable(),
  status: z.enum(MARKET_CLAIM_STATUSES),
  /** What they tell the team; null where they only asked for a code. */
  message: z.string().nullable(),
  reason: z.string().nullable(),
  decidedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminMarketClaimRow = z.infer<typeof AdminMarketClaimRow>;

/** A claim as its page in the back office shows it. */
export const AdminMarketClaim = AdminMarketClaimRow.extend({
  evidence: z.array(ClaimEvidence),
  /** Those who manage the market already. */
  managers: z.array(z.object({ userId: z.number(), username: z.string() })),
  /** What staff asked for, the newest first. */
  proofs: z.array(ProofView),
});
export type AdminMarketClaim = z.infer<typeof AdminMarketClaim>;

/** POST /api/admin/market-claims/{id}/approve */
export const ApproveMarketClaimBody = z.strictObject({
  /** Staff have seen that nothing of the claimant matches the directory, and approve all the same. */
  despiteNoMatch: z.boolean().default(false),
});
export type ApproveMarketClaimBody = z.output<typeof ApproveMarketClaimBody>;
