import { Body, Controller, Get, Headers, HttpStatus, Param, Post } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { IDEMPOTENCY_KEY } from '../../../contract/marketplace/orders.js';
import { AddAddOnRequest, EnterAddOnRequest } from '../../../contract/marketplace/shares/add-on-choices.js';
import { AddOnList } from '../../../contract/marketplace/shares/share-add-ons.js';
import { ShareMemberDetails, ShareMemberParams } from '../../../contract/marketplace/shares/share-members.js';
import { SubscriptionParams, SubscriptionView } from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { AddOns } from './add-ons.service.js';

/** @throws BAD_REQUEST */
function checkedKey(key: string | undefined): string | null {
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new DomainError('BAD_REQUEST');
  return key ?? null;
}

@ApiTags('marketplace')
@Controller('api/subscriptions/:id/add-ons')
export class AddOnsController {
  constructor(private readonly addOns: AddOns) {}

  @Get()
  @Access('user')
  @Answers(AddOnList)
  list(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
  ): Promise<AddOnList> {
    return this.addOns.offered({ id, userId: user.id });
  }

  @Post()
  @Access('user')
  @AtMost(60, 10)
  @Answers(SubscriptionView, HttpStatus.CREATED)
  add(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: AddAddOnRequest }) request: AddAddOnRequest,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<SubscriptionView> {
    return this.addOns.add(user, id, request, checkedKey(key));
  }
}

@ApiTags('marketplace')
@Controller('api/vendor/shares/:id/members/:memberId/add-ons')
export class MemberAddOnsController {
  constructor(private readonly addOns: AddOns) {}

  @Get()
  @Access('user')
  @ForBusiness('refund')
  @Answers(AddOnList)
  list(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
  ): Promise<AddOnList> {
    return this.addOns.offered({ id: memberId, planId: id, vendorId: vendor.id });
  }

  @Post()
  @Access('user')
  @ForBusiness('refund')
  @AtMost(240, 10)
  @Answers(ShareMemberDetails, HttpStatus.CREATED)
  enter(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
    @Body({ schema: EnterAddOnRequest }) request: EnterAddOnRequest,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ShareMemberDetails> {
    return this.addOns.enter(vendor, { planId: id, id: memberId }, request, checkedKey(key));
  }
}
