import { Body, Controller, Delete, HttpStatus, Param, Post } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  ShareMemberDetails,
  SharePaymentParams,
} from '../../../contract/marketplace/shares/share-members.js';
import {
  MemberPaymentParams,
  SubscriptionView,
  UseCreditRequest,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { ShareMembers } from '../members/share-members.service.js';
import { Subscriptions } from '../members/subscriptions.service.js';
import { ShareCredit } from './share-credit.service.js';

/** Farm credit that a member uses. Each answers the membership as it is then. */
@ApiTags('marketplace')
@Controller('api/subscriptions/:id/payments/:paymentId/credit')
export class OwnCreditController {
  constructor(
    private readonly credit: ShareCredit,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Post()
  @Access('user')
  @Answers(SubscriptionView, HttpStatus.OK)
  async use(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MemberPaymentParams }) { id, paymentId }: MemberPaymentParams,
    @Body({ schema: UseCreditRequest }) _request: UseCreditRequest,
  ): Promise<SubscriptionView> {
    await this.credit.use({ userId: user.id, subscriptionId: id }, paymentId, user.id);
    return this.subscriptions.get(user, id);
  }

  @Delete()
  @Access('user')
  @Answers(SubscriptionView)
  async giveBack(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: MemberPaymentParams }) { id, paymentId }: MemberPaymentParams,
  ): Promise<SubscriptionView> {
    await this.credit.giveBack({ userId: user.id, subscriptionId: id }, paymentId);
    return this.subscriptions.get(user, id);
  }
}

/** The same, done by the farm for a member. */
@ApiTags('marketplace')
@Controller('api/vendor/shares/payments/:id/credit')
export class MemberCreditController {
  constructor(
    private readonly credit: ShareCredit,
    private readonly members: ShareMembers,
  ) {}

  @Post()
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  async use(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: SharePaymentParams }) { id }: SharePaymentParams,
    @Body({ schema: UseCreditRequest }) _request: UseCreditRequest,
  ): Promise<ShareMemberDetails> {
    return this.members.read(await this.credit.use({ vendorId: vendor.id }, id, vendor.actor.id));
  }

  @Delete()
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails)
  async giveBack(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: SharePaymentParams }) { id }: SharePaymentParams,
  ): Promise<ShareMemberDetails> {
    return this.members.read(await this.credit.giveBack({ vendorId: vendor.id }, id));
  }
}
