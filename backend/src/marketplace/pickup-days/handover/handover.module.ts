import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrdersModule } from '../../orders/orders.module.js';
import { HandoverTick } from '../../tables/handover-tick.entity.js';
import { DeliveryDaysModule } from '../delivery-days/delivery-days.module.js';
import { HandoverSheetsController } from './handover-sheets.controller.js';
import { HandoverSheets } from './handover-sheets.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([HandoverTick]), OrdersModule, DeliveryDaysModule],
  controllers: [HandoverSheetsController],
  providers: [HandoverSheets],
})
export class HandoverModule {}
