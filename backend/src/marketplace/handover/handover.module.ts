import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveryDaysModule } from '../delivery-days/delivery-days.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { HandoverSheetsController } from './handover-sheets.controller.js';
import { HandoverSheets } from './handover-sheets.service.js';
import { HandoverTick } from './handover-tick.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([HandoverTick]), OrdersModule, DeliveryDaysModule],
  controllers: [HandoverSheetsController],
  providers: [HandoverSheets],
})
export class HandoverModule {}
