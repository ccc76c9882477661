import { Body, Controller, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  ShareMemberBoxParams,
  ShareMemberDetails,
  ShareMemberParams,
} from '../../../contract/marketplace/shares/share-members.js';
import {
  BoxSiteRequest,
  ChangeBoxRequest,
  ChangeSizeRequest,
  HoldBoxRequest,
  ShiftBoxRequest,
  SiteFromRequest,
  SizeChoiceList,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { ShareMembers } from '../members/share-members.service.js';
import { asFarm, Boxes } from './boxes.service.js';

/** What a farm does with boxes of its members, until they are packed. */
@ApiTags('marketplace')
@Controller('api/vendor/shares/:id/members/:memberId')
export class FarmBoxesController {
  constructor(
    private readonly boxes: Boxes,
    private readonly members: ShareMembers,
  ) {}

  @Post('boxes/:boxId/hold')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  async hold(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberBoxParams }) { id, memberId, boxId }: ShareMemberBoxParams,
    @Body({ schema: HoldBoxRequest }) { forCredit }: HoldBoxRequest,
  ): Promise<ShareMemberDetails> {
    await this.boxes.hold(asFarm(vendor, id, memberId), boxId, forCredit);
    return this.members.read(memberId);
  }

  @Post('boxes/:boxId/release')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  async release(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberBoxParams }) { id, memberId, boxId }: ShareMemberBoxParams,
    @Body({ schema: ChangeBoxRequest }) _request: ChangeBoxRequest,
  ): Promise<ShareMemberDetails> {
    await this.boxes.release(asFarm(vendor, id, memberId), boxId);
    return this.members.read(memberId);
  }

  @Post('boxes/:boxId/shift')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  async shift(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberBoxParams }) { id, memberId, boxId }: ShareMemberBoxParams,
    @Body({ schema: ShiftBoxRequest }) { date }: ShiftBoxRequest,
  ): Promise<ShareMemberDetails> {
    await this.boxes.shift(asFarm(vendor, id, memberId), boxId, date);
    return this.members.read(memberId);
  }

  @Post('boxes/:boxId/donate')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  async donate(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberBoxParams }) { id, memberId, boxId }: ShareMemberBoxParams,
    @Body({ schema: ChangeBoxRequest }) _request: ChangeBoxRequest,
  ): Promise<ShareMemberDetails> {
    await this.boxes.donate(asFarm(vendor, id, memberId), boxId);
    return this.members.read(memberId);
  }

  @Post('boxes/:boxId/site')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  async site(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberBoxParams }) { id, memberId, boxId }: ShareMemberBoxParams,
    @Body({ schema: BoxSiteRequest }) { scheduleId }: BoxSiteRequest,
  ): Promise<ShareMemberDetails> {
    await this.boxes.site(asFarm(vendor, id, memberId), boxId, scheduleId);
    return this.members.read(memberId);
  }

  @Get('sizes')
  @Access('user')
  @ForBusiness('refund')
  @Answers(SizeChoiceList)
  sizes(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
  ): Promise<SizeChoiceList> {
    return this.boxes.sizes(asFarm(vendor, id, memberId));
  }

  @Post('size')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  async size(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
    @Body({ schema: ChangeSizeRequest }) request: ChangeSizeRequest,
  ): Promise<ShareMemberDetails> {
    await this.boxes.size(asFarm(vendor, id, memberId), request);
    return this.members.read(memberId);
  }

  @Put('site')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails)
  async siteFrom(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
    @Body({ schema: SiteFromRequest }) request: SiteFromRequest,
  ): Promise<ShareMemberDetails> {
    await this.boxes.siteFrom(asFarm(vendor, id, memberId), request);
    return this.members.read(memberId);
  }
}
