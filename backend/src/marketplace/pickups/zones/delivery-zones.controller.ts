import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { DoneView } from '../../../contract/accounts/auth.js';
import {
  DeliveryZoneParams,
  DeliveryZoneRequest,
  DeliveryZonesView,
  DeliveryZoneView,
  ZipCodesQuery,
  ZipCodesView,
  ZipTextRequest,
  ZipTextView,
} from '../../../contract/marketplace/pickup/delivery-zones.js';
import { PickupScheduleRequest } from '../../../contract/marketplace/pickup/pickups.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { PickupSchedules } from '../schedules/pickup-schedules.service.js';
import type { SchedulePlaceView } from '../schedules/schedule-place.js';
import { DeliveryZones } from './delivery-zones.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/delivery-zones')
export class DeliveryZonesController {
  constructor(
    private readonly zones: DeliveryZones,
    private readonly schedules: PickupSchedules,
  ) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @Answers(DeliveryZonesView)
  list(@CurrentVendor() vendor: OwnVendor): Promise<DeliveryZoneView[]> {
    return this.zones.list(vendor);
  }

  @Get('zip-codes')
  @Access('user')
  @ForBusiness('look')
  @Answers(ZipCodesView)
  around(
    @CurrentVendor() _vendor: OwnVendor,
    @Query({ schema: ZipCodesQuery }) query: ZipCodesQuery,
  ): Promise<ZipCodesView> {
    return this.zones.around(query);
  }

  @Post('zip-codes')
  @Access('user')
  @ForBusiness('edit')
  @Answers(ZipTextView)
  read(
    @CurrentVendor() _vendor: OwnVendor,
    @Body({ schema: ZipTextRequest }) request: ZipTextRequest,
  ): Promise<ZipTextView> {
    return this.zones.read(request);
  }

  @Post()
  @Access('user')
  @ForBusiness('edit')
  @Answers(DeliveryZoneView)
  create(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: DeliveryZoneRequest }) request: DeliveryZoneRequest,
  ): Promise<DeliveryZoneView> {
    return this.zones.create(vendor, request);
  }

  @Put(':id')
  @Access('user')
  @ForBusiness('edit')
  @Answers(DeliveryZoneView)
  update(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: DeliveryZoneParams }) { id }: DeliveryZoneParams,
    @Body({ schema: DeliveryZoneRequest }) request: DeliveryZoneRequest,
  ): Promise<DeliveryZoneView> {
    return this.zones.update(vendor, id, request);
  }

  @Delete(':id')
  @Access('user')
  @ForBusiness('edit')
  @Answers(DoneView)
  async close(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: DeliveryZoneParams }) { id }: DeliveryZoneParams,
  ): Promise<DoneView> {
    await this.zones.close(vendor, id);
    return { done: true };
  }

  @Post(':id/schedules')
  @Access('user')
  @ForBusiness('edit')
  @Answers(DeliveryZoneView)
  addSchedule(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: DeliveryZoneParams }) { id: zoneId }: DeliveryZoneParams,
    @Body({ schema: PickupScheduleRequest }) request: PickupScheduleRequest,
  ): Promise<SchedulePlaceView> {
    return this.schedules.create(vendor, { zoneId }, request);
  }
}
