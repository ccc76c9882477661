import { z } from 'zod';
import { LimitQuery, OffsetQuery, RowId, Timestamp } from '../shared/schemas.js';
import { longText, optionalText } from '../shared/texts.js';

const RATING_MESSAGE = 'Please choose from one to five stars';

/** POST /api/products/{id}/reviews, PUT /api/products/{id}/reviews/mine */
export const ReviewRequest = z.strictObject({
  rating: z.number(RATING_MESSAGE).int(RATING_MESSAGE).min(1, RATING_MESSAGE).max(5, RATING_MESSAGE),
  comment: optionalText(2_000),
});
export type ReviewRequest = z.output<typeof ReviewRequest>;

/** A review as everybody sees it. */
export const ReviewView = z.object({
  id: z.number(),
  rating: z.number(),
  comment: z.string().nullable(),
  /** First name and initial. */
  authorName: z.string(),
  /** What was reviewed; null where the product is gone. */
  product: z.object({ id: z.number(), name: z.string() }).nullable(),
  createdAt: Timestamp,
});
export type ReviewView = z.infer<typeof ReviewView>;

/** GET /api/products/{id}/reviews, GET /api/vendors/{id}/reviews: the newest first. */
export const ReviewList = z.array(ReviewView);
export const ReviewQuery = z.object({ limit: LimitQuery(10), offset: OffsetQuery });
export type ReviewQuery = z.infer<typeof ReviewQuery>;

/** GET /api/products/{id}/reviews/mine */
export const OwnReview = z.object({
  /** Whether the person may write one now: has received the product and has not reviewed it. */
  canReview: z.boolean(),
  /** What the person wrote; null where nothing. */
  review: ReviewView.extend({ isHidden: z.boolean() }).nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const ReviewParams = z.object({ id: RowId('The review could not be found.') });
export type ReviewParams = z.infer<typeof ReviewParams>;

/**
 * POST /api/reviews/{id}/report: somebody thinks that a review should not be there. Once per person; again
 * changes nothing.
 */
export const ReviewReportRequest = z.strictObject({
  reason: longText(3, 500, 'Please say what is wrong with it.'),
});
export type ReviewReportRequest = z.output<typeof ReviewReportRequest>;
