import { Controller, Headers, Post } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { DoneView } from '../../../contract/accounts/auth.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiExcludeController } from '../../../platform/http/api-document.js';
import { WhereSetUp } from '../../../platform/http/bodies/body-config.js';
import { Signed, SignedBody } from '../../../platform/http/bodies/signed-body.js';
import { Access } from '../../../platform/http/security/access.js';
import { Webhooks } from './webhooks.service.js';

@ApiExcludeController()
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Post('stripe')
  @Access('public')
  @WhereSetUp(({ payments }) => payments.stripe !== undefined)
  @Signed()
  @Answers(DoneView)
  async stripe(
    @SignedBody() body: Buffer,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<DoneView> {
    await this.webhooks.fromStripe(body, signature);
    return { done: true };
  }

  @Post('paypal')
  @Access('public')
  @WhereSetUp(({ payments }) => payments.paypal !== undefined)
  @Signed()
  @Answers(DoneView)
  async paypal(@SignedBody() body: Buffer, @Headers() headers: IncomingHttpHeaders): Promise<DoneView> {
    await this.webhooks.fromPayPal(body, headers);
    return { done: true };
  }
}
