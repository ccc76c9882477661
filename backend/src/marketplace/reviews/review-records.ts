import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { Review } from './review.entity.js';

/** Reviews in the export of an account. They stay when it goes, by a first name and an initial: ratings rest on them. */
@Injectable()
export class ReviewRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'reviews',
      export: async (tx, userId) => {
        const reviews = await tx.find(Review, { where: { userId }, order: { id: 'ASC' } });
        return reviews.map((review) => ({ ...review, createdAt: review.createdAt.toISOString() }));
      },
    });
  }
}
