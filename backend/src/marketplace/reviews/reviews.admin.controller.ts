import { Body, Injectable, Param } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AdminReview,
  type AdminReviewReport,
  ReviewLetter,
} from '../../contract/marketplace/admin/reviews.admin.js';
import { NoBody, ReasonBody } from '../../contract/backoffice/admin.js';
import { adminResource, RecordParams, StaffAction } from '../../platform/admin/admin-resource.js';
import type { Row } from '../../platform/admin/admin-rows.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { MailDraft } from '../../platform/mail/mail-draft.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { countReview } from './count-review.js';
import { reviewHiddenMail, reviewLetterMail, reviewRestoredMail } from './review-decision-mails.js';
import { reportsOf, reviewResource } from './reviews.admin.js';

/** What staff do about reviews. Hidden ones count in no rating, and are shown to their authors alone. */
@Injectable()
export class ReviewsAdminController extends adminResource(reviewResource) {
  constructor(private readonly mails: MailOutbox) {
    super();
  }

  /** Takes a review off the page, which settles what people reported, and tells its author why. @throws ALREADY_DECIDED */
  @StaffAction(':id/hide', AdminReview)
  hide(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'hide', reason }, id, async (tx, before) => {
      const review = before as AdminReview;
      if (review.isHidden) throw new DomainError('ALREADY_DECIDED');
      await tx.query('UPDATE reviews SET is_hidden = true, hidden_reason = $2 WHERE id = $1', [id, reason]);
      await settleReports(tx, review);
      await recount(tx, review, -1);
      await this.tell(tx, review, (author) => reviewHiddenMail(author, reason));
    });
  }

  /** Shows it again. @throws ALREADY_DECIDED */
  @StaffAction(':id/restore', AdminReview)
  restore(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'restore' }, id, async (tx, before) => {
      const review = before as AdminReview;
      if (!review.isHidden) throw new DomainError('ALREADY_DECIDED');
      await tx.query('UPDATE reviews SET is_hidden = false, hidden_reason = NULL WHERE id = $1', [id]);
      await recount(tx, review, 1);
      await this.tell(tx, review, reviewRestoredMail);
    });
  }

  /** Leaves the review as it is: what people reported is settled. @throws ALREADY_DECIDED when nothing waits */
  @StaffAction(':id/dismiss-reports', AdminReview)
  dismissReports(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.act({ actor, action: 'dismiss-reports' }, id, async (tx, before) => {
      const review = before as AdminReview;
      if (review.openReports === 0) throw new DomainError('ALREADY_DECIDED');
      await settleReports(tx, review);
    });
  }

  /** Writes to the author. @throws NO_ADDRESS when the account was erased */
  @StaffAction(':id/contact', AdminReview)
  contact(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReviewLetter }) { text }: ReviewLetter,
  ): Promise<Row> {
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
      await tx.query(
        'SELECT 1 FROM products WHERE id = (SELECT product_id FROM reviews WHERE id = $1) FOR UPDATE',
        [key],
      );
    }
    await super.lockRow(tx, id);
  }

  protected override async complete({ id }: Row, tx: EntityManager): Promise<Row> {
    const reports = await tx.query<(AdminReviewReport & { createdAt: Date; dismissedAt: Date | null })[]>(
      reportsOf,
      [id],
    );
    return {
      reports: reports.map((report) => ({
        ...report,
        createdAt: report.createdAt.toISOString(),
        dismissedAt: report.dismissedAt?.toISOString() ?? null,
      })),
    };
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

async function settleReports(tx: EntityManager, { id, openReports }: AdminReview): Promise<void> {
  if (openReports === 0) return;
  await tx.query(
    'UPDATE review_reports SET dismissed_at = now() WHERE review_id = $1 AND dismissed_at IS NULL',
    [id],
  );
  await tx.query('UPDATE reviews SET open_reports = 0 WHERE id = $1', [id]);
}
