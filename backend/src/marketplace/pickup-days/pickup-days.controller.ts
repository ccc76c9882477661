import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForBusiness } from '../../accounts/businesses/acting.js';
import {
  CancelDayRequest,
  ChangeDayRequest,
  PickupDayList,
  PickupDayPackingView,
  PickupDayParams,
  PickupDaysQuery,
  PickupDayState,
  PickupDayView,
} from '../../contract/marketplace/pickup/pickup-days.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../vendors/current-vendor.js';
import { CallOffDay } from './call-off-day.js';
import { ChangeDay } from './change-day.js';
import { PickupDaysService } from './pickup-days.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/pickup-days')
export class PickupDaysController {
  constructor(
    private readonly days: PickupDaysService,
    private readonly callingOff: CallOffDay,
    private readonly changing: ChangeDay,
  ) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @Answers(PickupDayList)
  async list(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: PickupDaysQuery }) query: PickupDaysQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PickupDayList> {
    return sendPage(request, reply, await this.days.list(vendor, query), query);
  }

  @Get('packing')
  @Access('user')
  @ForBusiness('pack')
  @Answers(PickupDayList)
  async listToPack(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: PickupDaysQuery }) query: PickupDaysQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PickupDayList> {
    return sendPage(request, reply, await this.days.list(vendor, query), query);
  }

  @Get(':id')
  @Access('user')
  @ForBusiness('orders')
  @Answers(PickupDayView)
  get(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupDayParams }) { id }: PickupDayParams,
  ): Promise<PickupDayView> {
    return this.days.get(vendor, id);
  }

  @Get(':id/packing')
  @Access('user')
  @ForBusiness('pack')
  @Answers(PickupDayPackingView)
  packing(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupDayParams }) { id }: PickupDayParams,
  ): Promise<PickupDayPackingView> {
    return this.days.packing(vendor, id);
  }

  @Put(':id')
  @Access('user')
  @ForBusiness('edit')
  @Answers(PickupDayState)
  async change(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupDayParams }) { id }: PickupDayParams,
    @Body({ schema: ChangeDayRequest }) request: ChangeDayRequest,
  ): Promise<PickupDayState> {
    await this.changing.change(vendor, id, request);
    return this.days.state(vendor, id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Access('user')
  @ForBusiness('refund')
  @Answers(PickupDayState)
  async cancel(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupDayParams }) { id }: PickupDayParams,
    @Body({ schema: CancelDayRequest }) request: CancelDayRequest,
  ): Promise<PickupDayState> {
    await this.callingOff.cancel(vendor, id, request);
    return this.days.state(vendor, id);
  }
}
