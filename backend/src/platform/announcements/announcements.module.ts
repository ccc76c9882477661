import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Announcement } from './announcement.entity.js';
import { AnnouncementsJobs } from './announcements.job.js';
import { Announcements } from './announcements.js';
import { Audiences } from './audiences.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Announcement])],
  providers: [Announcements, AnnouncementsJobs, Audiences],
  exports: [Announcements, Audiences],
})
export class AnnouncementsModule {}
