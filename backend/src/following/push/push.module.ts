import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { PushClientModule } from '../../platform/push/push-client.module.js';
import { FollowersModule } from '../followers/followers.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { OrderDevice } from './orders/order-device.entity.js';
import { OrderDevicesController } from './orders/order-devices.controller.js';
import { OrderPushJob } from './orders/order-devices.job.js';
import { OrderDevices } from './orders/order-devices.service.js';
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
    TypeOrmModule.forFeature([PushSubscription, PushMessageRow, OrderDevice]),
    UsersModule,
    PushClientModule,
    FollowersModule,
    NoticesModule,
  ],
  controllers: [PushController, OrderDevicesController, adminController(pushMessageResource)],
  providers: [PushDelivery, PushJobs, PushChannel, PushDevices, PushRecords, OrderDevices, OrderPushJob],
})
export class PushModule {}
