import { z } from 'zod';
import { NoBody, ReasonBody } from '../../contract/backoffice/admin.js';
import {
  type AdminReviewReport,
  AdminReview,
  AdminReviewRow,
  ReviewLetter,
} from '../../contract/marketplace/admin/reviews.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, custom, flag, idIs, since, until } from '../../platform/admin/filters.sql.js';
import { statement } from '../../platform/database/statement.js';

const Stars = z.coerce.number().int().min(1).max(5);

export const reviewResource = {
  name: 'reviews',
  table: 'reviews',
  joins: `LEFT JOIN products AS product ON product.id = t.product_id
    LEFT JOIN vendors AS vendor ON vendor.id = t.vendor_id
    LEFT JOIN users AS author ON author.id = t.user_id
    LEFT JOIN orders AS bought ON bought.id = t.order_id
    LEFT JOIN users AS replier ON replier.id = t.reply_user_id`,
  row: AdminReviewRow,
  record: AdminReview,
  columns: {
    id: 't.id',
    rating: 't.rating',
    comment: 't.comment',
    authorName: 't.author_name',
    userId: 't.user_id',
    productId: 't.product_id',
    productName: 'product.name',
    vendorId: 't.vendor_id',
    vendorName: 'vendor.business_name',
    isHidden: 't.is_hidden',
    hiddenReason: 't.hidden_reason',
    openReports: 't.open_reports',
    createdAt: 't.created_at',
    email: 'author.email::text',
    orderId: 't.order_id',
    orderNumber: 'bought.order_number',
    reply: 't.reply',
    repliedAt: 't.replied_at',
    replyUserId: 't.reply_user_id',
    replyUsername: 'replier.username::text',
    replyRole: 't.reply_role',
    isReplyHidden: 't.is_reply_hidden',
    replyHiddenReason: 't.reply_hidden_reason',
  },
  sorts: ['id', 'createdAt', 'rating', 'openReports'],
  defaultSort: ['openReports', 'DESC'],
  waits: {
    where: 't.open_reports > 0',
    title: `'Review by ' || coalesce(t.author_name, 'a customer')`,
    detail: 't.comment',
    since: `(SELECT min(report.created_at) FROM review_reports AS report
      WHERE report.review_id = t.id AND report.dismissed_at IS NULL)`,
  },
  filters: {
    q: contains('t.comment', 't.author_name'),
    isReported: custom(z.boolean(), (isReported) => `t.open_reports ${isReported ? '>' : '='} 0`),
    isHidden: flag('t.is_hidden'),
    rating: custom(Stars, (stars, bind) => `t.rating = ${bind(stars)}::int`),
    vendorId: idIs('t.vendor_id'),
    productId: idIs('t.product_id'),
    userId: idIs('t.user_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    hide: { body: ReasonBody },
    restore: { body: NoBody },
    hideReply: { body: ReasonBody },
    restoreReply: { body: NoBody },
    dismissReports: { body: NoBody },
    contact: { body: ReviewLetter },
  },
} satisfies AdminResource;

export const reportsOf = statement<
  Omit<AdminReviewReport, 'createdAt' | 'dismissedAt'> & { createdAt: Date; dismissedAt: Date | null },
  [reviewId: number]
>(`SELECT report.id, report.of, report.reason, reporter.id AS "userId", reporter.username,
    report.dismissed_at AS "dismissedAt", report.created_at AS "createdAt"
  FROM review_reports AS report
  LEFT JOIN users AS reporter ON report.reporter = 'account:' || reporter.id
  WHERE report.review_id = $1 ORDER BY report.id DESC LIMIT 100`);
