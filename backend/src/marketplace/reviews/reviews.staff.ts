import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { ReasonBody } from '../../contract/backoffice/admin.js';
import { AdminReview, ReviewLetter } from '../../contract/marketplace/admin/reviews.admin.js';
import type { Reported } from '../../contract/marketplace/reviews.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import type { MailDraft } from '../../platform/mail/mail-draft.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { reportViews } from '../../platform/reports/reporter.js';
import { lockReviewedProduct } from '../tables/locks.sql.js';
import { ReviewReport } from '../tables/review-report.entity.js';
import { Review } from '../tables/review.entity.js';
import { countReview } from './count-review.js';
import { replierOf } from './replies/replies.sql.js';
import { replyHiddenMail, replyRestoredMail } from './replies/reply-mails.js';
import { tellOfReply } from './replies/tell-of-reply.js';
import { reviewHiddenMail, reviewLetterMail, reviewRestoredMail } from './review-decision-mails.js';
import { reportsOf, reviewResource } from './reviews.admin.sql.js';

/** Hidden ones count in no rating, and are shown to their authors alone. */
@Injectable()
export class ReviewsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly mails: MailOutbox,
  ) {
    super(reviewResource, rows);
  }

  /** @throws ALREADY_DECIDED */
  hide(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'hide', reason }, id, async (tx, before) => {
      const review = before as AdminReview;
      if (review.isHidden) throw new DomainError('ALREADY_DECIDED');
      await tx.update(Review, { id: Number(id) }, { isHidden: true, hiddenReason: reason });
      await settleReports(tx, review, ['review', 'reply']);
      await recount(tx, review, -1);
      await this.tell(tx, review, (author) => reviewHiddenMail(author, reason));
    });
  }

  /** @throws ALREADY_DECIDED */
  restore(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'restore' }, id, async (tx, before) => {
      const review = before as AdminReview;
      if (!review.isHidden) throw new DomainError('ALREADY_DECIDED');
      await tx.update(Review, { id: Number(id) }, { isHidden: false, hiddenReason: null });
      await recount(tx, review, 1);
      await this.tell(tx, review, reviewRestoredMail);
    });
  }

  /** @throws ALREADY_DECIDED when nothing waits */
  dismissReports(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'dismiss-reports' }, id, async (tx, before) => {
      const review = before as AdminReview;
      if (review.openReports === 0) throw new DomainError('ALREADY_DECIDED');
      await settleReports(tx, review, ['review', 'reply']);
    });
  }

  /** @throws REPLY_NOT_FOUND, ALREADY_DECIDED */
  hideReply(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'hide-reply', reason }, id, async (tx, before) => {
      const review = before as AdminReview;
      if (review.isReplyHidden) throw new DomainError('ALREADY_DECIDED');
      if (review.reply === null) throw new DomainError('REPLY_NOT_FOUND');
      await tx.update(Review, { id: Number(id) }, { isReplyHidden: true, replyHiddenReason: reason });
      await settleReports(tx, review, ['reply']);
      const [replier] = await fetchRows(tx, replierOf, [review.id]);
      if (replier) await this.mails.enqueue(tx, replyHiddenMail(replier, reason));
    });
  }

  /** Shows it again. Its reader is told of a reply that was never shown before. @throws ALREADY_DECIDED */
  restoreReply(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'restore-reply' }, id, async (tx, before) => {
      const review = before as AdminReview;
      if (!review.isReplyHidden) throw new DomainError('ALREADY_DECIDED');
      await tx.update(Review, { id: Number(id) }, { isReplyHidden: false, replyHiddenReason: null });
      const [replier] = await fetchRows(tx, replierOf, [review.id]);
      if (replier) await this.mails.enqueue(tx, replyRestoredMail(replier));
      await tellOfReply(tx, this.mails, review.id);
    });
  }

  /** @throws NO_ADDRESS when the account was erased */
  contact(actor: SignedInUser, id: string, { text }: ReviewLetter): Promise<Row> {
    return this.act({ actor, action: 'contact', reason: text }, id, async (tx, before) => {
      const review = before as AdminReview;
      if (review.email === null) throw new DomainError('NO_ADDRESS');
      await this.tell(tx, review, (author) => reviewLetterMail(author, text));
    });
  }

  /** The product first, as those do who write, change and remove reviews. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    const key = this.keyOf(id);
    if (typeof key === 'number') {
      await fetchRows(tx, lockReviewedProduct, [key]);
    }
    await super.lockRow(tx, id);
  }

  protected override async complete({ id }: Row, tx: EntityManager): Promise<Row> {
    const reports = await fetchRows(tx, reportsOf, [id as number]);
    return { reports: reportViews(reports) };
  }

  private async tell(
    tx: EntityManager,
    { email, ...review }: AdminReview,
    mail: (review: Omit<AdminReview, 'email'> & { email: string }) => MailDraft,
  ): Promise<void> {
    // The account may be erased.
    if (email !== null) await this.mails.enqueue(tx, mail({ ...review, email }));
  }
}

/** @param sign 1 where it is shown from now on, -1 where it is not */
async function recount(tx: EntityManager, { productId, vendorId, rating }: AdminReview, sign: 1 | -1) {
  if (productId === null || vendorId === null) return;
  await countReview(tx, { id: productId, vendorId }, sign * rating, sign);
}

async function settleReports(
  tx: EntityManager,
  { id, openReports }: AdminReview,
  of: Reported[],
): Promise<void> {
  if (openReports === 0) return;
  const waiting = { reviewId: id, dismissedAt: IsNull() };
  await tx.update(ReviewReport, { ...waiting, of: In(of) }, { dismissedAt: () => 'now()' });
  await tx.update(Review, { id }, { openReports: await tx.countBy(ReviewReport, waiting) });
}
