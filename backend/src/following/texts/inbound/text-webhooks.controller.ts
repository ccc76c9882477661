import { Controller, Header, Headers, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DoneView } from '../../../contract/accounts/auth.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { FormFields, type PostedForm, TakesForms } from '../../../platform/http/posted-form.js';
import { Access, RawAnswer } from '../../../platform/http/security/access.js';
import { twiml } from '../../../platform/texting/twiml.js';
import { Inbound } from './inbound.service.js';

/** Called by Twilio and Mailgun, not by our pages. */
@ApiExcludeController()
@Controller('api/webhooks')
export class TextWebhooksController {
  constructor(private readonly inbound: Inbound) {}

  @Post('twilio/texts')
  @Access('public')
  @TakesForms()
  @RawAnswer()
  @HttpCode(HttpStatus.OK)
  @Header('content-type', 'text/xml; charset=utf-8')
  async text(
    @FormFields() form: PostedForm,
    @Headers('x-twilio-signature') signature: string | undefined,
  ): Promise<string> {
    return twiml(await this.inbound.fromTwilio(form, signature));
  }

  @Post('twilio/status')
  @Access('public')
  @TakesForms()
  @Answers(DoneView, HttpStatus.OK)
  async status(
    @FormFields() form: PostedForm,
    @Headers('x-twilio-signature') signature: string | undefined,
  ): Promise<DoneView> {
    await this.inbound.statusFromTwilio(form, signature);
    return { done: true };
  }

  @Post('mailgun/emails')
  @Access('public')
  @TakesForms()
  @Answers(DoneView, HttpStatus.OK)
  async email(@FormFields() form: PostedForm): Promise<DoneView> {
    await this.inbound.fromMailgun(form);
    return { done: true };
  }
}
