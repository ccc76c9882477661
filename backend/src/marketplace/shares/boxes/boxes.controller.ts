import { Body, Controller, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import {
  BoxParams,
  BoxSiteRequest,
  ChangeBoxRequest,
  ChangeSizeRequest,
  HoldBoxRequest,
  ShiftBoxRequest,
  SiteFromRequest,
  SizeChoiceList,
  SubscriptionParams,
  SubscriptionView,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { asMember, Boxes } from './boxes.service.js';

/** What members do with their boxes. Each answers the membership as it is then. */
@ApiTags('marketplace')
@Controller('api/subscriptions/:id')
export class BoxesController {
  constructor(private readonly boxes: Boxes) {}

  @Post('boxes/:boxId/hold')
  @Access('user')
  @Answers(SubscriptionView, HttpStatus.OK)
  async hold(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BoxParams }) { id, boxId }: BoxParams,
    @Body({ schema: HoldBoxRequest }) { forCredit }: HoldBoxRequest,
  ): Promise<SubscriptionView> {
    await this.boxes.hold(asMember(user.id, id), boxId, forCredit);
    return this.boxes.read(id);
  }

  @Post('boxes/:boxId/release')
  @Access('user')
  @Answers(SubscriptionView, HttpStatus.OK)
  async release(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BoxParams }) { id, boxId }: BoxParams,
    @Body({ schema: ChangeBoxRequest }) _request: ChangeBoxRequest,
  ): Promise<SubscriptionView> {
    await this.boxes.release(asMember(user.id, id), boxId);
    return this.boxes.read(id);
  }

  @Post('boxes/:boxId/shift')
  @Access('user')
  @Answers(SubscriptionView, HttpStatus.OK)
  async shift(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BoxParams }) { id, boxId }: BoxParams,
    @Body({ schema: ShiftBoxRequest }) { date }: ShiftBoxRequest,
  ): Promise<SubscriptionView> {
    await this.boxes.shift(asMember(user.id, id), boxId, date);
    return this.boxes.read(id);
  }

  @Post('boxes/:boxId/donate')
  @Access('user')
  @Answers(SubscriptionView, HttpStatus.OK)
  async donate(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BoxParams }) { id, boxId }: BoxParams,
    @Body({ schema: ChangeBoxRequest }) _request: ChangeBoxRequest,
  ): Promise<SubscriptionView> {
    await this.boxes.donate(asMember(user.id, id), boxId);
    return this.boxes.read(id);
  }

  @Post('boxes/:boxId/site')
  @Access('user')
  @Answers(SubscriptionView, HttpStatus.OK)
  async site(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BoxParams }) { id, boxId }: BoxParams,
    @Body({ schema: BoxSiteRequest }) { scheduleId }: BoxSiteRequest,
  ): Promise<SubscriptionView> {
    await this.boxes.site(asMember(user.id, id), boxId, scheduleId);
    return this.boxes.read(id);
  }

  @Get('sizes')
  @Access('user')
  @Answers(SizeChoiceList)
  sizes(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
  ): Promise<SizeChoiceList> {
    return this.boxes.sizes(asMember(user.id, id));
  }

  @Post('size')
  @Access('user')
  @Answers(SubscriptionView, HttpStatus.OK)
  async size(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: ChangeSizeRequest }) request: ChangeSizeRequest,
  ): Promise<SubscriptionView> {
    await this.boxes.size(asMember(user.id, id), request);
    return this.boxes.read(id);
  }

  @Put('site')
  @Access('user')
  @Answers(SubscriptionView)
  async siteFrom(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: SiteFromRequest }) request: SiteFromRequest,
  ): Promise<SubscriptionView> {
    await this.boxes.siteFrom(asMember(user.id, id), request);
    return this.boxes.read(id);
  }
}
