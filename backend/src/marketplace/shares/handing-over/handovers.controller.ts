import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import {
  AcceptHandoverRequest,
  HandoverTokenRequest,
  HandoverView,
} from '../../../contract/marketplace/shares/share-handovers.js';
import { SubscriptionView } from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { Subscriptions } from '../members/subscriptions.service.js';
import { Handovers } from './handovers.service.js';

/** The token is in the body, so that no log keeps it. */
@ApiTags('marketplace')
@Controller('api/share-handovers')
export class HandoversController {
  constructor(
    private readonly handovers: Handovers,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Post('look')
  @Access('public')
  @AtMost(30, 10)
  @Answers(HandoverView, HttpStatus.OK)
  look(@Body({ schema: HandoverTokenRequest }) { token }: HandoverTokenRequest): Promise<HandoverView> {
    return this.handovers.look(token);
  }

  @Post('accept')
  @Access('user')
  @Answers(SubscriptionView, HttpStatus.OK)
  async accept(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: AcceptHandoverRequest }) request: AcceptHandoverRequest,
  ): Promise<SubscriptionView> {
    return this.subscriptions.get(user, await this.handovers.accept(user, request));
  }
}
