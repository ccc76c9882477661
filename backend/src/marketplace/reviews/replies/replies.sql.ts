import { statement } from '../../../platform/database/statement.js';

export interface VendorReviewRow {
  id: number;
  rating: number;
  comment: string | null;
  authorName: string;
  createdAt: Date;
  productId: number | null;
  productName: string | null;
  reply: string | null;
  repliedAt: Date | null;
  isReplyHidden: boolean;
  replyHiddenReason: string | null;
}

const reviews = `
  SELECT review.id, review.rating, review.comment, review.author_name AS "authorName",
    review.created_at AS "createdAt", product.id AS "productId", product.name AS "productName", review.reply,
    review.replied_at AS "repliedAt", review.is_reply_hidden AS "isReplyHidden",
    review.reply_hidden_reason AS "replyHiddenReason"
  FROM reviews AS review
  LEFT JOIN products AS product ON product.id = review.product_id AND product.deleted_at IS NULL`;

export const reviewsForVendor = statement<
  VendorReviewRow,
  [vendorId: number, limit: number, offset: number, isOpen: boolean]
>(`
  ${reviews} WHERE review.vendor_id = $1 AND NOT review.is_hidden AND (review.reply IS NULL OR NOT $4::boolean)
  ORDER BY review.id DESC LIMIT $2 OFFSET $3`);

export const openReviews = statement<{ total: number }, [vendorId: number]>(
  'SELECT count(*)::int AS total FROM reviews WHERE vendor_id = $1 AND NOT is_hidden AND reply IS NULL',
);

export const reviewForVendor = statement<VendorReviewRow, [id: number]>(`${reviews} WHERE review.id = $1`);

export interface LockedReview {
  isShown: boolean;
  hasReply: boolean;
}

export const lockReview = statement<LockedReview, [id: number, vendorId: number]>(`
  SELECT NOT review.is_hidden AND vendor.is_approved AND vendor.is_active AS "isShown",
    review.reply IS NOT NULL AS "hasReply"
  FROM reviews AS review JOIN vendors AS vendor ON vendor.id = review.vendor_id
  WHERE review.id = $1 AND review.vendor_id = $2 FOR UPDATE OF review`);

export interface UntoldReply {
  id: number;
  email: string;
  businessName: string;
  /** Null where it is not in the shop. */
  productId: number | null;
  vendorId: number;
  productName: string | null;
  comment: string | null;
  reply: string;
}

/** No row where the reply is hidden, the author was told before, or has no account. */
export const untoldReply = statement<UntoldReply, [id: number]>(`
  SELECT review.id, author.email::text AS email, vendor.business_name AS "businessName", shown.id AS "productId",
    vendor.id AS "vendorId", shown.name AS "productName", review.comment, review.reply
  FROM reviews AS review JOIN users AS author ON author.id = review.user_id
  JOIN vendors AS vendor ON vendor.id = review.vendor_id
  LEFT JOIN products AS shown ON shown.id = review.product_id AND shown.is_listed
  WHERE review.id = $1 AND review.reply IS NOT NULL AND review.reply_told_at IS NULL
    AND NOT review.is_reply_hidden AND NOT review.is_hidden`);

export interface Replier {
  id: number;
  email: string;
  productName: string | null;
  reply: string | null;
}

export const replierOf = statement<Replier, [id: number]>(`
  SELECT review.id, owner.email::text AS email, product.name AS "productName", review.reply
  FROM reviews AS review JOIN vendors AS vendor ON vendor.id = review.vendor_id
  JOIN users AS owner ON owner.id = vendor.user_id
  LEFT JOIN products AS product ON product.id = review.product_id AND product.deleted_at IS NULL
  WHERE review.id = $1`);

export interface ExportedReply {
  reviewId: number;
  reply: string;
  repliedAt: Date;
  isReplyHidden: boolean;
  replyHiddenReason: string | null;
  writtenBy: string | null;
  role: string | null;
}

export const repliesOf = statement<ExportedReply, [userId: number]>(`
  SELECT review.id AS "reviewId", review.reply, review.replied_at AS "repliedAt",
    review.is_reply_hidden AS "isReplyHidden", review.reply_hidden_reason AS "replyHiddenReason",
    writer.username::text AS "writtenBy", review.reply_role AS role
  FROM reviews AS review LEFT JOIN users AS writer ON writer.id = review.reply_user_id
  WHERE review.reply IS NOT NULL
    AND (review.vendor_id IN (SELECT id FROM vendors WHERE user_id = $1) OR review.reply_user_id = $1)
  ORDER BY review.id`);

export const eraseReplies = statement<Record<string, never>, [userId: number]>(`
  UPDATE reviews SET reply = NULL, replied_at = NULL, reply_user_id = NULL, reply_role = NULL,
    reply_hidden_reason = NULL
  WHERE vendor_id IN (SELECT id FROM vendors WHERE user_id = $1)
    AND (reply IS NOT NULL OR reply_hidden_reason IS NOT NULL)`);

export const forgetReplier = statement<Record<string, never>, [userId: number]>(
  'UPDATE reviews SET reply_user_id = NULL WHERE reply_user_id = $1',
);
