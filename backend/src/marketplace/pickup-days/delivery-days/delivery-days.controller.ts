import { Controller, Get, Param } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { DeliveryDayView } from '../../../contract/marketplace/pickup/delivery-days.js';
import { type PickupParams, PickupWindowParams } from '../../../contract/marketplace/pickup/pickups.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { DeliveryDays } from './delivery-days.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/pickups/windows')
export class DeliveryDaysController {
  constructor(private readonly days: DeliveryDays) {}

  @Get(':id/stops')
  @Access('user')
  @ForBusiness('orders')
  @Answers(DeliveryDayView)
  stops(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupWindowParams }) { id }: PickupParams,
  ): Promise<DeliveryDayView> {
    return this.days.stops(vendor, id);
  }
}
