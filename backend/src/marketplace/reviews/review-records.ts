import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { changeRows } from '../../platform/database/statement.js';
import { accountReporter } from '../../platform/reports/reporter.js';
import { ReviewReport } from '../tables/review-report.entity.js';
import { Review } from '../tables/review.entity.js';
import { eraseReporter } from './reports/review-reports.sql.js';

/** What others report is theirs, and a reply is the vendor's. */
const OF_OTHERS = {
  openReports: undefined,
  reply: undefined,
  repliedAt: undefined,
  replyUserId: undefined,
  replyRole: undefined,
  isReplyHidden: undefined,
  replyHiddenReason: undefined,
  replyToldAt: undefined,
};

/** Reviews stay when it goes, by a first name and an initial: ratings rest on them. */
@Injectable()
export class ReviewRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'reviews',
      export: async (tx, userId) => {
        const reviews = await tx.find(Review, { where: { userId }, order: { id: 'ASC' } });
        return reviews.map((review) => ({
          ...review,
          ...OF_OTHERS,
          createdAt: review.createdAt.toISOString(),
        }));
      },
    });
    this.personalData.add({
      name: 'reviewReports',
      export: async (tx, userId) => {
        const where = { reporter: accountReporter(userId) };
        const reports = await tx.find(ReviewReport, { where, order: { id: 'ASC' } });
        return reports.map(({ reviewId, of, reason, createdAt }) => ({
          reviewId,
          of,
          reason,
          createdAt: createdAt.toISOString(),
        }));
      },
      erase: async (tx, userId) => {
        await changeRows(tx, eraseReporter, [accountReporter(userId)]);
      },
    });
  }
}
