import { z } from 'zod';
import { BUSINESS_ROLES } from '../../accounts/business-roles.js';
import { Timestamp } from '../../shared/schemas.js';
import { longText } from '../../shared/texts.js';

/** A row of the list of reviews. */
export const AdminReviewRow = z.object({
  id: z.number(),
  rating: z.number(),
  comment: z.string().nullable(),
  /** As it is shown: first name and initial. */
  authorName: z.string(),
  /** Null once the account was erased. */
  userId: z.number().nullable(),
  productId: z.number().nullable(),
  productName: z.string().nullable(),
  vendorId: z.number().nullable(),
  vendorName: z.string().nullable(),
  isHidden: z.boolean(),
  hiddenReason: z.string().nullable(),
  /** Reports that nobody has looked at yet. */
  openReports: z.number(),
  createdAt: Timestamp,
});
export type AdminReviewRow = z.infer<typeof AdminReviewRow>;

/** Why somebody thinks that a review should not be there. */
export const AdminReviewReport = z.object({
  id: z.number(),
  /** What was reported. */
  of: z.enum(['review', 'reply']),
  reason: z.string(),
  /** The account that reported it; null for a visitor, and once it was erased. */
  userId: z.number().nullable(),
  username: z.string().nullable(),
  dismissedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminReviewReport = z.infer<typeof AdminReviewReport>;

/** A review's page. */
export const AdminReview = AdminReviewRow.extend({
  /** The author's; null once the account was erased. */
  email: z.string().nullable(),
  orderId: z.number().nullable(),
  orderNumber: z.string().nullable(),
  /** What the vendor answers; null where nothing. */
  reply: z.string().nullable(),
  repliedAt: Timestamp.nullable(),
  /** Which of the vendor's people wrote it; null once the account was erased. */
  replyUserId: z.number().nullable(),
  replyUsername: z.string().nullable(),
  /** Null for a vendor that works alone. */
  replyRole: z.enum(BUSINESS_ROLES).nullable(),
  isReplyHidden: z.boolean(),
  replyHiddenReason: z.string().nullable(),
  reports: z.array(AdminReviewReport),
});
export type AdminReview = z.infer<typeof AdminReview>;

/** POST /api/admin/reviews/{id}/contact */
export const ReviewLetter = z.strictObject({
  text: longText(3, 5_000, 'Please write what you want to say.'),
});
export type ReviewLetter = z.output<typeof ReviewLetter>;
