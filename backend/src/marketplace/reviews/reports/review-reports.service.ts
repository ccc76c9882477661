import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import type { Reported } from '../../../contract/marketplace/reviews.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ipv6Prefix } from '../../../platform/http/security/ipv6-prefix.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { accountReporter } from './reporter.rules.js';
import { insertReport } from './review-reports.sql.js';
import { Review } from '../review.entity.js';

/** Who reports a review. */
interface Reporter {
  /** Null for somebody who is not signed in. */
  userId: number | null;
  address: string;
}

const SHOWN_REPLY = { reply: Not(IsNull()), isReplyHidden: false };

/**
 * What people think should not be there. A visitor counts once by a keyed hash of the address, which itself
 * is not kept.
 */
@Injectable()
export class ReviewReports {
  private secret: Promise<string> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Puts a review, or the reply to it, before the team. A person's second report of it changes nothing.
   * @throws REVIEW_NOT_FOUND, REPLY_NOT_FOUND for one that is not there, or hidden
   */
  async report(
    { reviewId, of }: { reviewId: number; of: Reported },
    reason: string,
    { userId, address }: Reporter,
  ): Promise<void> {
    const reporter = userId === null ? await this.hash(address) : accountReporter(userId);
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

  private async hash(address: string): Promise<string> {
    this.secret ??= appSecret(this.dataSource, 'review-reports').catch((error: unknown) => {
      this.secret = undefined;
      throw error;
    });
    const digest = createHmac('sha256', await this.secret)
      .update(ipv6Prefix(address))
      .digest('base64url');
    return `address:${digest.slice(0, 22)}`;
  }
}
