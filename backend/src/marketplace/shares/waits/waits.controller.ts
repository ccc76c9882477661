import { Body, Controller, Delete, Get, HttpStatus, Param, Post } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  PlaceParams,
  PlaceQuoteRequest,
  TakePlaceRequest,
} from '../../../contract/marketplace/shares/kept-places.js';
import { ShareQuoteView } from '../../../contract/marketplace/shares/public-shares.js';
import { ShareParams } from '../../../contract/marketplace/shares/share-plans.js';
import {
  GoBackRequest,
  OfferPlaceRequest,
  VendorWaitParams,
  WaitDetails,
  WaitingLineView,
  WaitList,
  WaitRequest,
  WaitView,
} from '../../../contract/marketplace/shares/share-waits.js';
import { SubscriptionView } from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { Subscriptions } from '../members/subscriptions.service.js';
import { Waits } from './waits.service.js';

@ApiTags('marketplace')
@Controller('api')
export class WaitsController {
  constructor(
    private readonly waits: Waits,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Post('shares/:id/waits')
  @Access('user')
  @AtMost(60, 10)
  @Answers(WaitView, HttpStatus.CREATED)
  wait(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Body({ schema: WaitRequest }) request: WaitRequest,
  ): Promise<WaitView> {
    return this.waits.wait(user, id, request);
  }

  @Get('waits')
  @Access('user')
  @Answers(WaitList)
  list(@CurrentUser() user: SignedInUser): Promise<WaitList> {
    return this.waits.list(user);
  }

  @Get('waits/:token')
  @Access('user')
  @Answers(WaitDetails)
  get(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: PlaceParams }) { token }: PlaceParams,
  ): Promise<WaitDetails> {
    return this.waits.get(user, token);
  }

  @Post('waits/:token/quote')
  @Access('user')
  @AtMost(240, 10)
  @Answers(ShareQuoteView, HttpStatus.OK)
  quote(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: PlaceParams }) { token }: PlaceParams,
    @Body({ schema: PlaceQuoteRequest }) request: PlaceQuoteRequest,
  ): Promise<ShareQuoteView> {
    return this.waits.quote(user, token, request);
  }

  @Post('waits/:token/take')
  @Access('user')
  @AtMost(60, 10)
  @Answers(SubscriptionView, HttpStatus.CREATED)
  async take(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: PlaceParams }) { token }: PlaceParams,
    @Body({ schema: TakePlaceRequest }) request: TakePlaceRequest,
  ): Promise<SubscriptionView> {
    return this.subscriptions.get(user, await this.waits.take(user, token, request));
  }

  @Delete('waits/:token')
  @Access('user')
  @Answers(WaitView)
  leave(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: PlaceParams }) { token }: PlaceParams,
  ): Promise<WaitView> {
    return this.waits.leave(user, token);
  }

  @Post('waits/:token/back')
  @Access('user')
  @Answers(WaitView, HttpStatus.OK)
  goBack(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: PlaceParams }) { token }: PlaceParams,
    @Body({ schema: GoBackRequest }) _request: GoBackRequest,
  ): Promise<WaitView> {
    return this.waits.goBack(user, token);
  }
}

@ApiTags('marketplace')
@Controller('api/vendor/shares/:id/waits')
export class VendorWaitsController {
  constructor(private readonly waits: Waits) {}

  @Get()
  @Access('user')
  @ForBusiness('money')
  @Answers(WaitingLineView)
  list(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
  ): Promise<WaitingLineView> {
    return this.waits.ofFarm(vendor, id);
  }

  @Post(':waitId/offer')
  @Access('user')
  @ForBusiness('refund')
  @Answers(WaitingLineView, HttpStatus.OK)
  offer(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: VendorWaitParams }) { id, waitId }: VendorWaitParams,
    @Body({ schema: OfferPlaceRequest }) _request: OfferPlaceRequest,
  ): Promise<WaitingLineView> {
    return this.waits.offer(vendor, id, waitId);
  }
}
