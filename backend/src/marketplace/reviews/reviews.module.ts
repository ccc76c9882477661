import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { ReviewReport } from '../tables/review-report.entity.js';
import { Review } from '../tables/review.entity.js';
import { RepliesController } from './replies/replies.controller.js';
import { RepliesService } from './replies/replies.service.js';
import { ReplyRecords } from './replies/reply-records.js';
import { ReviewReports } from './reports/review-reports.service.js';
import { ReviewRecords } from './review-records.js';
import { reviewResource } from './reviews.admin.sql.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewsStaff } from './reviews.staff.js';

@Module({
  imports: [TypeOrmModule.forFeature([Review, ReviewReport]), UsersModule],
  controllers: [ReviewsController, RepliesController, adminController(reviewResource, ReviewsStaff)],
  providers: [ReviewsStaff, ReviewsService, ReviewReports, ReviewRecords, RepliesService, ReplyRecords],
})
export class ReviewsModule {}
