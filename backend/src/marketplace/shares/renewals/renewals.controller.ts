import { Body, Controller, Get, HttpStatus, Param, Post } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  PlaceParams,
  PlaceQuoteRequest,
  TakePlaceRequest,
} from '../../../contract/marketplace/shares/kept-places.js';
import { ShareQuoteView } from '../../../contract/marketplace/shares/public-shares.js';
import { ShareParams, SharePlanView } from '../../../contract/marketplace/shares/share-plans.js';
import {
  AnswerRenewalRequest,
  EnterYesRequest,
  PlanNextRequest,
  RenewalList,
  RenewalsView,
  RenewalView,
  VendorRenewalParams,
} from '../../../contract/marketplace/shares/share-renewals.js';
import { SubscriptionView } from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { Subscriptions } from '../members/subscriptions.service.js';
import { SharePlans } from '../plans/share-plans.service.js';
import { EnteredRenewals } from './entered-renewals.service.js';
import { Renewals } from './renewals.service.js';

@ApiTags('marketplace')
@Controller('api/renewals')
export class RenewalsController {
  constructor(
    private readonly renewals: Renewals,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Get()
  @Access('user')
  @Answers(RenewalList)
  list(@CurrentUser() user: SignedInUser): Promise<RenewalList> {
    return this.renewals.list(user);
  }

  @Get(':token')
  @Access('user')
  @Answers(RenewalView)
  get(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: PlaceParams }) { token }: PlaceParams,
  ): Promise<RenewalView> {
    return this.renewals.get(user, token);
  }

  @Post(':token/quote')
  @Access('user')
  @AtMost(240, 10)
  @Answers(ShareQuoteView, HttpStatus.OK)
  quote(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: PlaceParams }) { token }: PlaceParams,
    @Body({ schema: PlaceQuoteRequest }) request: PlaceQuoteRequest,
  ): Promise<ShareQuoteView> {
    return this.renewals.quote(user, token, request);
  }

  @Post(':token/accept')
  @Access('user')
  @AtMost(60, 10)
  @Answers(SubscriptionView, HttpStatus.CREATED)
  async accept(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: PlaceParams }) { token }: PlaceParams,
    @Body({ schema: TakePlaceRequest }) request: TakePlaceRequest,
  ): Promise<SubscriptionView> {
    return this.subscriptions.get(user, await this.renewals.accept(user, token, request));
  }

  @Post(':token/decline')
  @Access('user')
  @Answers(RenewalView, HttpStatus.OK)
  decline(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: PlaceParams }) { token }: PlaceParams,
    @Body({ schema: AnswerRenewalRequest }) _request: AnswerRenewalRequest,
  ): Promise<RenewalView> {
    return this.renewals.decline(user, token);
  }

  @Post(':token/back')
  @Access('user')
  @Answers(RenewalView, HttpStatus.OK)
  goBack(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: PlaceParams }) { token }: PlaceParams,
    @Body({ schema: AnswerRenewalRequest }) _request: AnswerRenewalRequest,
  ): Promise<RenewalView> {
    return this.renewals.goBack(user, token);
  }
}

@ApiTags('marketplace')
@Controller('api/vendor/shares/:id')
export class VendorRenewalsController {
  constructor(
    private readonly renewals: EnteredRenewals,
    private readonly plans: SharePlans,
  ) {}

  @Post('next')
  @Access('user')
  @ForBusiness('price')
  @Answers(SharePlanView, HttpStatus.CREATED)
  planNext(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Body({ schema: PlanNextRequest }) _request: PlanNextRequest,
  ): Promise<SharePlanView> {
    return this.plans.planNext(vendor, id);
  }

  @Get('renewals')
  @Access('user')
  @ForBusiness('money')
  @Answers(RenewalsView)
  list(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
  ): Promise<RenewalsView> {
    return this.renewals.list(vendor, id);
  }

  @Post('renewals/:renewalId/quote')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(240, 10)
  @Answers(ShareQuoteView, HttpStatus.OK)
  quote(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: VendorRenewalParams }) { id, renewalId }: VendorRenewalParams,
    @Body({ schema: PlaceQuoteRequest }) request: PlaceQuoteRequest,
  ): Promise<ShareQuoteView> {
    return this.renewals.quote(vendor, { planId: id, renewalId }, request);
  }

  @Post('renewals/:renewalId/accept')
  @Access('user')
  @ForBusiness('refund')
  @Answers(RenewalsView, HttpStatus.OK)
  accept(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: VendorRenewalParams }) { id, renewalId }: VendorRenewalParams,
    @Body({ schema: EnterYesRequest }) request: EnterYesRequest,
  ): Promise<RenewalsView> {
    return this.renewals.accept(vendor, { planId: id, renewalId }, request);
  }

  @Post('renewals/:renewalId/decline')
  @Access('user')
  @ForBusiness('refund')
  @Answers(RenewalsView, HttpStatus.OK)
  decline(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: VendorRenewalParams }) { id, renewalId }: VendorRenewalParams,
    @Body({ schema: AnswerRenewalRequest }) _request: AnswerRenewalRequest,
  ): Promise<RenewalsView> {
    return this.renewals.decline(vendor, { planId: id, renewalId });
  }

  @Post('renewals/:renewalId/back')
  @Access('user')
  @ForBusiness('refund')
  @Answers(RenewalsView, HttpStatus.OK)
  goBack(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: VendorRenewalParams }) { id, renewalId }: VendorRenewalParams,
    @Body({ schema: AnswerRenewalRequest }) _request: AnswerRenewalRequest,
  ): Promise<RenewalsView> {
    return this.renewals.goBack(vendor, { planId: id, renewalId });
  }
}
