import { Module } from '@nestjs/common';
import { GeoModule } from '../../../platform/geo/geo.module.js';
import { DeliveryDaysController } from './delivery-days.controller.js';
import { DeliveryDays } from './delivery-days.service.js';

@Module({
  imports: [GeoModule],
  controllers: [DeliveryDaysController],
  providers: [DeliveryDays],
  exports: [DeliveryDays],
})
export class DeliveryDaysModule {}
