import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import type { Reported } from '../../../contract/marketplace/reviews.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { type Reporter, reporterOf } from '../../../platform/reports/reporter.js';
import { Review } from '../../tables/review.entity.js';
import { insertReport } from './review-reports.sql.js';

const SHOWN_REPLY = { reply: Not(IsNull()), isReplyHidden: false };

/** A visitor counts once by a keyed hash of the address, which itself is not kept. */
@Injectable()
export class ReviewReports {
  constructor(private readonly dataSource: DataSource) {}

  /** A second report changes nothing. @throws REVIEW_NOT_FOUND, REPLY_NOT_FOUND, also if hidden */
  async report(
    { reviewId, of }: { reviewId: number; of: Reported },
    reason: string,
    who: Reporter,
  ): Promise<void> {
    const reporter = await reporterOf(this.dataSource, 'review-reports', who);
    await this.dataSource.transaction(async (tx) => {
      const review = await tx.findOne(Review, {
        select: { id: true },
        where: { id: reviewId, isHidden: false, ...(of === 'reply' && SHOWN_REPLY) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!review) throw new DomainError(of === 'reply' ? 'REPLY_NOT_FOUND' : 'REVIEW_NOT_FOUND');
      const added = await fetchRows(tx, insertReport, [reviewId, of, reporter, reason]);
      if (added.length > 0) await tx.increment(Review, { id: reviewId }, 'openReports', 1);
    });
  }
}
