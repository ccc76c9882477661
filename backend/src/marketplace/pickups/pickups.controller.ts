import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForBusiness } from '../../accounts/businesses/acting.js';
import { DoneView } from '../../contract/accounts/auth.js';
import { SchedulePlaceAnswer } from '../../contract/marketplace/pickup/delivery-zones.js';
import {
  type PickupParams,
  PickupScheduleParams,
  PickupScheduleRequest,
  PickupSiteParams,
  PickupSiteRequest,
  PickupSitesView,
  PickupSiteView,
  PickupWindowChange,
  PickupWindowParams,
  PickupWindowsQuery,
  PickupWindowsView,
  PickupWindowView,
} from '../../contract/marketplace/pickup/pickups.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../platform/http/bodies/multipart.js';
import { UploadsAtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../vendors/current-vendor.js';
import { PickupSchedules } from './schedules/pickup-schedules.service.js';
import type { SchedulePlaceView } from './schedules/schedule-place.js';
import { PickupSites } from './sites/pickup-sites.service.js';
import { PickupWindowsOfVendor } from './windows/pickup-windows.service.js';

const SITE_FORM = { schema: PickupSiteRequest, file: 'image', json: 'data' };

@ApiTags('marketplace')
@Controller('api/vendor/pickups')
export class PickupsController {
  constructor(
    private readonly sites: PickupSites,
    private readonly schedules: PickupSchedules,
    private readonly windows: PickupWindowsOfVendor,
  ) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @Answers(PickupSitesView)
  list(@CurrentVendor() vendor: OwnVendor): Promise<PickupSiteView[]> {
    return this.sites.list(vendor);
  }

  @Post('sites')
  @Access('user')
  @ForBusiness('edit')
  @UploadsAtMost()
  @Answers(PickupSiteView)
  addSite(
    @CurrentVendor() vendor: OwnVendor,
    @Multipart(SITE_FORM) form: FormWithFile<PickupSiteRequest>,
  ): Promise<PickupSiteView> {
    return this.sites.create(vendor, form);
  }

  @Put('sites/:id')
  @Access('user')
  @ForBusiness('edit')
  @UploadsAtMost()
  @Answers(PickupSiteView)
  changeSite(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupSiteParams }) { id }: PickupParams,
    @Multipart(SITE_FORM) form: FormWithFile<PickupSiteRequest>,
  ): Promise<PickupSiteView> {
    return this.sites.update(vendor, id, form);
  }

  @Delete('sites/:id')
  @Access('user')
  @ForBusiness('edit')
  @Answers(DoneView)
  async closeSite(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupSiteParams }) { id }: PickupParams,
  ): Promise<DoneView> {
    await this.sites.close(vendor, id);
    return { done: true };
  }

  @Post('sites/:id/schedules')
  @Access('user')
  @ForBusiness('edit')
  @Answers(PickupSiteView)
  addSchedule(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupSiteParams }) { id }: PickupParams,
    @Body({ schema: PickupScheduleRequest }) request: PickupScheduleRequest,
  ): Promise<SchedulePlaceView> {
    return this.schedules.create(vendor, { siteId: id }, request);
  }

  @Put('schedules/:id')
  @Access('user')
  @ForBusiness('edit')
  @Answers(SchedulePlaceAnswer)
  changeSchedule(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupScheduleParams }) { id }: PickupParams,
    @Body({ schema: PickupScheduleRequest }) request: PickupScheduleRequest,
  ): Promise<SchedulePlaceView> {
    return this.schedules.update(vendor, id, request);
  }

  @Delete('schedules/:id')
  @Access('user')
  @ForBusiness('edit')
  @Answers(SchedulePlaceAnswer)
  endSchedule(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupScheduleParams }) { id }: PickupParams,
  ): Promise<SchedulePlaceView> {
    return this.schedules.end(vendor, id);
  }

  @Get('windows')
  @Access('user')
  @ForBusiness('look')
  @Answers(PickupWindowsView)
  async listWindows(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: PickupWindowsQuery }) query: PickupWindowsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PickupWindowView[]> {
    return sendPage(request, reply, await this.windows.list(vendor, query), query);
  }

  @Put('windows/:id')
  @Access('user')
  @ForBusiness('edit')
  @Answers(PickupWindowView)
  changeWindow(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupWindowParams }) { id }: PickupParams,
    @Body({ schema: PickupWindowChange }) change: PickupWindowChange,
  ): Promise<PickupWindowView> {
    return this.windows.change(vendor, id, change);
  }
}
