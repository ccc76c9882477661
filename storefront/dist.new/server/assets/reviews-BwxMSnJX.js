import { A as string, D as preprocess, E as object, T as number, _ as _enum, a as LimitQuery, d as Timestamp, k as strictObject, l as RowId, o as OffsetQuery, v as array, y as boolean } from "./schemas-CtfUswe-.js";
import { c as requiredText, i as optionalText, n as longText } from "./texts-BXzxH5nP.js";
// ../backend/src/contract/marketplace/reviews.ts
var RATING_MESSAGE = "Please choose from one to five stars";
/** POST /api/products/{id}/reviews, PUT /api/products/{id}/reviews/mine */
var ReviewRequest = strictObject({
	rating: number(RATING_MESSAGE).int(RATING_MESSAGE).min(1, RATING_MESSAGE).max(5, RATING_MESSAGE),
	comment: optionalText(2e3)
});
/** A review as everybody sees it. */
var ReviewView = object({
	id: number(),
	rating: number(),
	comment: string().nullable(),
	/** First name and initial. */
	authorName: string(),
	/** What was reviewed; null where the product is gone. */
	product: object({
		id: number(),
		name: string()
	}).nullable(),
	createdAt: Timestamp,
	/** What the vendor answers; left out where nothing, or where staff have hidden it. */
	reply: object({
		text: string(),
		businessName: string(),
		/** When it was first written. */ createdAt: Timestamp
	}).optional()
});
array(ReviewView);
var ReviewQuery = object({
	limit: LimitQuery(10),
	offset: OffsetQuery
});
object({
	/** Whether the person may write one now: has received the product and has not reviewed it. */
	canReview: boolean(),
	/** What the person wrote; null where nothing. */
	review: ReviewView.extend({ isHidden: boolean() }).nullable()
});
object({ id: RowId("The review could not be found.") });
/**
* POST /api/reviews/{id}/report, POST /api/reviews/{id}/reply/report: somebody thinks that a review, or the
* reply to it, should not be there. Once per person; again changes nothing.
*/
var ReviewReportRequest = strictObject({ reason: longText(3, 500, "Please say what is wrong with it.") });
/** POST and PUT /api/vendor/reviews/{id}/reply */
var ReplyRequest = strictObject({ text: requiredText(2e3, "Please write your reply.") });
/** A review as the vendor sees it. */
var VendorReview = ReviewView.extend({
	reply: object({
		text: string(),
		/** When it was first written. */ createdAt: Timestamp
	}).nullable(),
	/** Staff have hidden it; what is written now stays hidden until they restore it. */
	isReplyHidden: boolean(),
	replyHiddenReason: string().nullable()
});
ReviewQuery.extend({ reply: preprocess((value) => value === "" ? void 0 : value, _enum(["none"]).optional()) });
array(VendorReview);
export { ReviewReportRequest as n, ReviewRequest as r, ReplyRequest as t };
