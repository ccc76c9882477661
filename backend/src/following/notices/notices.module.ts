import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminController } from '../../platform/admin/admin-controller.js';
import { FollowersModule } from '../followers/followers.module.js';
import { EmailChannel } from './email-channel.js';
import { FanOut } from './fan-out.job.js';
import { NoticeChannels } from './notice-channels.js';
import { Notice } from './notice.entity.js';
import { NoticeRecall } from './recall/recall.job.js';
import { announcementResource, noticeResource } from './staff/announcements.admin.sql.js';
import { NoticeDelivery } from './telling/delivery.job.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { Unsubscribing } from './unsubscribing.service.js';

@Module({
  imports: [FollowersModule, TypeOrmModule.forFeature([Notice])],
  controllers: [
    UnsubscribeController,
    adminController(announcementResource),
    adminController(noticeResource),
  ],
  providers: [NoticeChannels, EmailChannel, FanOut, NoticeDelivery, NoticeRecall, Unsubscribing],
  exports: [NoticeChannels],
})
export class NoticesModule {}
