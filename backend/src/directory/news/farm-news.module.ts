import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { FarmNewsReport } from '../tables/farm-news-report.entity.js';
import { FarmNews } from '../tables/farm-news.entity.js';
import { FarmNewsRecords } from './farm-news-records.js';
import { FarmNewsController } from './farm-news.controller.js';
import { FarmNewsJobs } from './farm-news.job.js';
import { FarmNewsService } from './farm-news.service.js';
import { FarmNewsReports } from './reports/farm-news-reports.service.js';
import { farmNewsResource } from './staff/farm-news.admin.sql.js';
import { FarmNewsStaff } from './staff/farm-news.staff.js';

@Module({
  imports: [TypeOrmModule.forFeature([FarmNews, FarmNewsReport]), UsersModule],
  controllers: [FarmNewsController, adminController(farmNewsResource, FarmNewsStaff)],
  providers: [FarmNewsService, FarmNewsJobs, FarmNewsReports, FarmNewsRecords, FarmNewsStaff],
})
export class FarmNewsModule {}
