import { z } from 'zod';
import { RowId, Timestamp } from '../shared/schemas.js';
import { ConfirmationList } from './confirmations.js';
import { OwnFarmView } from './farms.js';
import { OwnListingView } from './listings.js';

/** A visitor's note that something about one's own farm is wrong. */
export const OwnCorrectionView = z.object({
  id: z.number(),
  farmId: z.number(),
  farmName: z.string(),
  message: z.string(),
  /** For questions back; null when the visitor gave none. */
  email: z.string().nullable(),
  createdAt: Timestamp,
});
export type OwnCorrectionView = z.infer<typeof OwnCorrectionView>;

/** A claim that our team turned down lately. */
export const RejectedClaimView = z.object({
  id: z.number(),
  farmName: z.string(),
  /** What our team wrote. */
  reason: z.string().nullable(),
  decidedAt: Timestamp,
});
export type RejectedClaimView = z.infer<typeof RejectedClaimView>;

/** GET /api/farmer/dashboard: everything that the signed-in person has in the directory, the newest first. */
export const FarmerDashboard = z.object({
  farms: z.array(OwnFarmView),
  listings: z.array(OwnListingView),
  /** Notes of visitors that nobody has dealt with yet. */
  corrections: z.array(OwnCorrectionView),
  /** Farms and markets that nobody has confirmed for a year. */
  confirmations: ConfirmationList,
  /** Only where there is one. */
  rejectedClaims: z.array(RejectedClaimView).optional(),
});
export type FarmerDashboard = z.infer<typeof FarmerDashboard>;

export const CorrectionParams = z.object({ id: RowId("We couldn't find that correction.") });
export type CorrectionParams = z.infer<typeof CorrectionParams>;

/** PUT /api/farmer/corrections/{id}: the owner has dealt with a note, or it is wrong. */
export const CorrectionStatusRequest = z.strictObject({ status: z.enum(['done', 'dismissed']) });
export type CorrectionStatusRequest = z.output<typeof CorrectionStatusRequest>;
