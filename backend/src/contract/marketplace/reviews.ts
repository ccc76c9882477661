import { z } from 'zod';
import { LimitQuery, OffsetQuery, RowId, Timestamp } from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import { longText, optionalText, requiredText } from '../shared/texts.js';

const RATING_MESSAGE = 'Please choose from one to five stars';

/** POST /api/products/{id}/reviews, PUT /api/products/{id}/reviews/mine */
export const ReviewRequest = z.strictObject({
  rating: z.number(RATING_MESSAGE).int(RATING_MESSAGE).min(1, RATING_MESSAGE).max(5, RATING_MESSAGE),
  comment: optionalText(2_000),
});
export type ReviewRequest = z.output<typeof ReviewRequest>;

/** What can be reported. */
export type Reported = 'review' | 'reply';

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
  /** What the vendor answers; left out where nothing, or where staff have hidden it. */
  reply: z
    .object({
      text: z.string(),
      businessName: z.string(),
      /** When it was first written. */ createdAt: Timestamp,
    })
    .optional(),
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
 * POST /api/reviews/{id}/report, POST /api/reviews/{id}/reply/report: somebody thinks that a review, or the
 * reply to it, should not be there. Once per person; again changes nothing.
 */
export const ReviewReportRequest = z.strictObject({
  reason: longText(3, 500, 'Please say what is wrong with it.'),
});
export type ReviewReportRequest = z.output<typeof ReviewReportRequest>;

/** POST /api/vendor/reviews/{id}/reply */
export const ReplyRequest = z.strictObject({ text: requiredText(2_000, 'Please write your reply.') });
export type ReplyRequest = z.output<typeof ReplyRequest>;

/** What the form of a reply had shown. */
export const SeenReply = seenOf(z.object({ text: z.string() }));

/**
 * PUT /api/vendor/reviews/{id}/reply: with `was`, only what it names is changed, and only while it is what it
 * says (409 CHANGED_MEANWHILE).
 */
export const ReplyUpdate = ReplyRequest.extend({ was: SeenReply.optional() });
export type ReplyUpdate = z.output<typeof ReplyUpdate>;

/** A review as the vendor sees it. */
export const VendorReview = ReviewView.extend({
  reply: z.object({ text: z.string(), /** When it was first written. */ createdAt: Timestamp }).nullable(),
  /** Staff have hidden it; what is written now stays hidden until they restore it. */
  isReplyHidden: z.boolean(),
  replyHiddenReason: z.string().nullable(),
});
export type VendorReview = z.infer<typeof VendorReview>;

/** GET /api/vendor/reviews: the newest first; with `reply=none` those alone that have no reply yet. */
export const VendorReviewQuery = ReviewQuery.extend({
  reply: z.preprocess((value) => (value === '' ? undefined : value), z.enum(['none']).optional()),
});
export type VendorReviewQuery = z.infer<typeof VendorReviewQuery>;
export const VendorReviewList = z.array(VendorReview);
