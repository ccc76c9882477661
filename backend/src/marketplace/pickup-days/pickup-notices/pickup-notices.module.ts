import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrdersModule } from '../../orders/orders.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { PickupNotice } from '../../tables/pickup-notice.entity.js';
import { OrderCalendarController } from './calendar/order-calendar.controller.js';
import { PickLists } from './lists/pick-lists.js';
import { PickupNoticesJob } from './pickup-notices.job.js';
import { Reminders } from './reminders/reminders.js';
import { UncollectedOrders } from './uncollected/uncollected-orders.js';
import { UncollectedRule } from './uncollected/uncollected-rule.service.js';
import { UncollectedController } from './uncollected/uncollected.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([PickupNotice]), OrdersModule, PaymentsModule],
  controllers: [OrderCalendarController, UncollectedController],
  providers: [PickLists, Reminders, UncollectedOrders, UncollectedRule, PickupNoticesJob],
})
export class PickupNoticesModule {}
