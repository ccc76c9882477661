import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { accountReporter } from './reporter.rules.js';
import { Review } from './review.entity.js';

/**
 * Reviews, and reports of reviews, in the export of an account. Reviews stay when it goes, by a first name and an initial: ratings rest
 * on them.
 */
@Injectable()
export class ReviewRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'reviews',
      export: async (tx, userId) => {
        const reviews = await tx.find(Review, { where: { userId }, order: { id: 'ASC' } });
        // What others report is theirs.
        const own = { openReports: undefined };
        return reviews.map((review) => ({ ...review, ...own, createdAt: review.createdAt.toISOString() }));
      },
    });
    this.personalData.add({
      name: 'reviewReports',
      export: (tx, userId) =>
        tx.query(
          `SELECT review_id AS "reviewId", reason, created_at AS "createdAt" FROM review_reports
           WHERE reporter = $1 ORDER BY id`,
          [accountReporter(userId)],
        ),
      // What was reported stays; by whom does not.
      erase: async (tx, userId) => {
        await tx.query(
          `UPDATE review_reports SET reporter = 'erased:' || gen_random_uuid() WHERE reporter = $1`,
          [accountReporter(userId)],
        );
      },
    });
  }
}
