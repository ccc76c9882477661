import { Body, Controller, HttpStatus, Param, Post } from '@nestjs/common';
import { SubscriptionParams, SubscriptionView } from '../../../contract/marketplace/shares/subscriptions.js';
import {
  GoOnRequest,
  TrialQuoteRequest,
  TrialQuoteView,
} from '../../../contract/marketplace/shares/trials.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { GoOn } from './go-on.service.js';

@ApiTags('marketplace')
@Controller('api/subscriptions/:id/trial')
export class GoOnController {
  constructor(private readonly trials: GoOn) {}

  @Post('quote')
  @Access('user')
  @Answers(TrialQuoteView, HttpStatus.OK)
  quote(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: TrialQuoteRequest }) request: TrialQuoteRequest,
  ): Promise<TrialQuoteView> {
    return this.trials.quote(user.id, id, request);
  }

  @Post()
  @Access('user')
  @AtMost(60, 10)
  @Answers(SubscriptionView, HttpStatus.OK)
  goOn(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Body({ schema: GoOnRequest }) request: GoOnRequest,
  ): Promise<SubscriptionView> {
    return this.trials.goOn(user.id, id, request);
  }
}
