import { Body, Controller, Delete, Get, Headers, HttpStatus, Param, Post } from '@nestjs/common';
import { IDEMPOTENCY_KEY, TestPaymentRequest } from '../../../contract/marketplace/orders.js';
import { HandOverRequest } from '../../../contract/marketplace/shares/share-handovers.js';
import {
  CancelPreview,
  CancelSubscriptionRequest,
  JoinShareRequest,
  SharePaymentPage,
  StartSharePayment,
  SubscriptionList,
  SubscriptionParams,
  SubscriptionView,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { Subscriptions } from './subscriptions.service.js';

@ApiTags('marketplace')
@Controller('api/subscriptions')
export class SubscriptionsController {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Post()
  @Access('user')
  @AtMost(60, 10)
  @Answers(SubscriptionView, HttpStatus.CREATED)
  join(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: JoinShareRequest }) request: JoinShareRequest,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<SubscriptionView> {
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new DomainError('BAD_REQUEST');
    return this.subscriptions.join(user, request, key ?? null);
  }

  @Get()
  @Access('user')
  @Answers(SubscriptionList)
  list(@CurrentUser() user: SignedInUser): Promise<SubscriptionList> {
    return this.subscriptions.list(user);
  }

  @Get(':id')
  @Access('user')
  @Answers(SubscriptionView)
  get(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
  ): Promise<SubscriptionView> {
    return this.subscriptions.get(user, id);
  }

  @Get(':id/cancel')
  @Access('user')
  @Answers(CancelPreview)
  previewCancel(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
  ): Promise<CancelPreview> {
    return this.subscriptions.previewCancel(user, id);
  }

  @Post(':id/cancel')
  @Access('user')
  @Answers(SubscriptionView, HttpStatus.OK)
  cancel(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: CancelSubscriptionRequest }) shown: CancelSubscriptionRequest,
  ): Promise<SubscriptionView> {
    return this.subscriptions.cancel(user, id, shown);
  }

  @Post(':id/payment')
  @Access('user')
  @AtMost(60, 10)
  @Answers(SharePaymentPage, HttpStatus.OK)
  startPayment(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: StartSharePayment }) request: StartSharePayment,
  ): Promise<SharePaymentPage> {
    return this.subscriptions.startPayment(user, id, request);
  }

  @Post(':id/payment/check')
  @Access('user')
  @AtMost(60, 10)
  @Answers(SubscriptionView, HttpStatus.OK)
  checkPayment(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
  ): Promise<SubscriptionView> {
    return this.subscriptions.checkPayment(user, id);
  }

  @Post(':id/test-payment')
  @Access('user')
  @Answers(SubscriptionView, HttpStatus.OK)
  payAsTest(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: TestPaymentRequest }) { outcome }: TestPaymentRequest,
  ): Promise<SubscriptionView> {
    return this.subscriptions.payAsTest(user, id, outcome);
  }

  @Post(':id/hand-over')
  @Access('user')
  @AtMost(30, 10)
  @Answers(SubscriptionView, HttpStatus.OK)
  handOver(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: HandOverRequest }) { email }: HandOverRequest,
  ): Promise<SubscriptionView> {
    return this.subscriptions.handOver(user, id, email);
  }

  @Delete(':id/hand-over')
  @Access('user')
  @Answers(SubscriptionView)
  withdrawHandOver(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
  ): Promise<SubscriptionView> {
    return this.subscriptions.withdrawHandOver(user, id);
  }
}
