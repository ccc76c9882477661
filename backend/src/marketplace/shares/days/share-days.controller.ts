import { Body, Controller, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  AddDayRequest,
  CancelDayPreview,
  CancelDayQuery,
  CancelDayRequest,
  MissingContentRequest,
  MissingContentView,
  NearShareDays,
  ShareContentParams,
  ShareContentsRequest,
  ShareContentsView,
  ShareDayDetails,
  ShareDayList,
  ShareDayParams,
  ShareHarvestView,
} from '../../../contract/marketplace/shares/share-days.js';
import { ShareParams } from '../../../contract/marketplace/shares/share-plans.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { CancelDay } from './cancel-day.js';
import { ShareContents } from './contents.service.js';
import { ShareDays } from './share-days.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/shares/:id/days')
export class ShareDaysController {
  constructor(
    private readonly days: ShareDays,
    private readonly contents: ShareContents,
    private readonly canceling: CancelDay,
  ) {}

  @Get()
  @Access('user')
  @ForBusiness('pack')
  @Answers(ShareDayList)
  list(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
  ): Promise<ShareDayList> {
    return this.days.list(vendor, id);
  }

  @Post()
  @Access('user')
  @ForBusiness('price')
  @Answers(ShareDayDetails, HttpStatus.CREATED)
  add(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Body({ schema: AddDayRequest }) request: AddDayRequest,
  ): Promise<ShareDayDetails> {
    return this.days.add(vendor, id, request);
  }

  @Get(':dateId')
  @Access('user')
  @ForBusiness('pack')
  @Answers(ShareDayDetails)
  get(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareDayParams }) { id, dateId }: ShareDayParams,
  ): Promise<ShareDayDetails> {
    return this.days.get(vendor, id, dateId);
  }

  @Get(':dateId/harvest')
  @Access('user')
  @ForBusiness('pack')
  @Answers(ShareHarvestView)
  harvest(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareDayParams }) { id, dateId }: ShareDayParams,
  ): Promise<ShareHarvestView> {
    return this.days.harvest(vendor, id, dateId);
  }

  @Get(':dateId/contents')
  @Access('user')
  @ForBusiness('pack')
  @Answers(ShareContentsView)
  readContents(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareDayParams }) { id, dateId }: ShareDayParams,
  ): Promise<ShareContentsView> {
    return this.contents.read(vendor, id, dateId);
  }

  @Put(':dateId/contents')
  @Access('user')
  @ForBusiness('price')
  @Answers(ShareContentsView)
  writeContents(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareDayParams }) { id, dateId }: ShareDayParams,
    @Body({ schema: ShareContentsRequest }) request: ShareContentsRequest,
  ): Promise<ShareContentsView> {
    return this.contents.write(vendor, id, dateId, request);
  }

  @Post(':dateId/contents/:contentId/missing')
  @Access('user')
  @ForBusiness('refund')
  @Answers(MissingContentView, HttpStatus.OK)
  missing(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareContentParams }) { id, dateId, contentId }: ShareContentParams,
    @Body({ schema: MissingContentRequest }) _request: MissingContentRequest,
  ): Promise<MissingContentView> {
    return this.contents.missing(vendor, id, dateId, contentId);
  }

  @Get(':dateId/cancel')
  @Access('user')
  @ForBusiness('refund')
  @Answers(CancelDayPreview)
  preview(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareDayParams }) { id, dateId }: ShareDayParams,
    @Query({ schema: CancelDayQuery }) { toDateId }: CancelDayQuery,
  ): Promise<CancelDayPreview> {
    return this.canceling.preview(vendor, id, { dateId, toDateId: toDateId ?? null });
  }

  @Post(':dateId/cancel')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareDayDetails, HttpStatus.OK)
  async cancel(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareDayParams }) { id, dateId }: ShareDayParams,
    @Body({ schema: CancelDayRequest }) request: CancelDayRequest,
  ): Promise<ShareDayDetails> {
    await this.canceling.cancel(vendor, id, dateId, request);
    return this.days.get(vendor, id, dateId);
  }
}

@ApiTags('marketplace')
@Controller('api/vendor/share-days')
export class NearShareDaysController {
  constructor(private readonly days: ShareDays) {}

  @Get()
  @Access('user')
  @ForBusiness('pack')
  @Answers(NearShareDays)
  list(@CurrentVendor() vendor: OwnVendor): Promise<NearShareDays> {
    return this.days.near(vendor);
  }
}
