import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { ReviewRecords } from './review-records.js';
import { ReviewReport } from './review-report.entity.js';
import { ReviewReports } from './review-reports.service.js';
import { Review } from './review.entity.js';
import { ReviewsAdminController } from './reviews.admin.controller.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Review, ReviewReport]), UsersModule],
  controllers: [ReviewsController, ReviewsAdminController],
  providers: [ReviewsService, ReviewReports, ReviewRecords],
})
export class ReviewsModule {}
