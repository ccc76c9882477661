import { Body, Controller, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { ShareMemberParams } from '../../../contract/marketplace/shares/share-members.js';
import { ShareParams } from '../../../contract/marketplace/shares/share-plans.js';
import {
  CloseRoundRequest,
  OpenRoundRequest,
  PledgeRequest,
  PledgeView,
  RoundView,
} from '../../../contract/marketplace/shares/share-rounds.js';
import { SubscriptionParams } from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { Pledges } from './pledges.service.js';
import { Rounds } from './rounds.service.js';

@ApiTags('marketplace')
@Controller('api/subscriptions/:id/pledge')
export class PledgesController {
  constructor(private readonly pledges: Pledges) {}

  @Get()
  @Access('user')
  @Answers(PledgeView)
  get(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
  ): Promise<PledgeView> {
    return this.pledges.get(user.id, id);
  }

  @Put()
  @Access('user')
  @Answers(PledgeView)
  async pledge(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: PledgeRequest }) request: PledgeRequest,
  ): Promise<PledgeView> {
    await this.pledges.pledge({ id, userId: user.id }, request);
    return this.pledges.get(user.id, id);
  }
}

@ApiTags('marketplace')
@Controller('api/vendor/shares/:id')
export class RoundsController {
  constructor(
    private readonly rounds: Rounds,
    private readonly pledges: Pledges,
  ) {}

  @Get('round')
  @Access('user')
  @ForBusiness('money')
  @Answers(RoundView)
  get(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
  ): Promise<RoundView> {
    return this.rounds.get(vendor, id);
  }

  @Post('round')
  @Access('user')
  @ForBusiness('refund')
  @Answers(RoundView, HttpStatus.CREATED)
  open(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Body({ schema: OpenRoundRequest }) request: OpenRoundRequest,
  ): Promise<RoundView> {
    return this.rounds.open(vendor, id, request);
  }

  @Post('round/close')
  @Access('user')
  @ForBusiness('refund')
  @Answers(RoundView, HttpStatus.OK)
  close(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Body({ schema: CloseRoundRequest }) shown: CloseRoundRequest,
  ): Promise<RoundView> {
    return this.rounds.close(vendor, id, shown);
  }

  @Put('members/:memberId/pledge')
  @Access('user')
  @ForBusiness('refund')
  @Answers(RoundView)
  async note(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
    @Body({ schema: PledgeRequest }) request: PledgeRequest,
  ): Promise<RoundView> {
    await this.pledges.pledge({ id: memberId, vendorId: vendor.id, planId: id }, request);
    return this.rounds.get(vendor, id);
  }
}
