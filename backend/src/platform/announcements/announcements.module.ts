import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Announcement } from './announcement.entity.js';
import { Announcements } from './announcements.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Announcement])],
  providers: [Announcements],
  exports: [Announcements],
})
export class AnnouncementsModule {}
