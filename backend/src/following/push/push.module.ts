import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { PushClientModule } from '../../platform/push/push-client.module.js';
import { FollowersModule } from '../followers/followers.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { PushChannel } from './push-channel.js';
import { PushDelivery } from './push-delivery.js';
import { PushDevices } from './push-devices.service.js';
import { PushMessageRow } from './push-message.entity.js';
import { pushMessageResource } from './push-messages.admin.sql.js';
import { PushRecords } from './push-records.js';
import { PushSubscription } from './push-subscription.entity.js';
import { PushController } from './push.controller.js';
import { PushJobs } from './push.job.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PushSubscription, PushMessageRow]),
    UsersModule,
    PushClientModule,
    FollowersModule,
    NoticesModule,
  ],
  controllers: [PushController, adminController(pushMessageResource)],
  providers: [PushDelivery, PushJobs, PushChannel, PushDevices, PushRecords],
})
export class PushModule {}
