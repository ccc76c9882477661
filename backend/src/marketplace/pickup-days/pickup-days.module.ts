import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrdersModule } from '../orders/orders.module.js';
import { PickupDayChange } from '../tables/pickup-day-change.entity.js';
import { CallOffDay } from './call-off-day.js';
import { ChangeDay } from './change-day.js';
import { FollowMovedMarkets } from './follow-moved-markets.job.js';
import { PickupDaysController } from './pickup-days.controller.js';
import { PickupDaysService } from './pickup-days.service.js';
import { SettleChanges } from './settle-changes.job.js';
import { SettleVendorOrder } from './settle-vendor-order.js';

@Module({
  imports: [TypeOrmModule.forFeature([PickupDayChange]), OrdersModule],
  controllers: [PickupDaysController],
  providers: [CallOffDay, ChangeDay, FollowMovedMarkets, PickupDaysService, SettleChanges, SettleVendorOrder],
  exports: [CallOffDay],
})
export class PickupDaysModule {}
