import { Controller, Header, Headers, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { DoneView } from '../../../contract/accounts/auth.js';
import type { Config } from '../../../platform/config/config.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiExcludeController } from '../../../platform/http/api-document.js';
import { WhereSetUp } from '../../../platform/http/bodies/body-config.js';
import { FormFields, type PostedForm, TakesForms } from '../../../platform/http/bodies/posted-form.js';
import { Access, RawAnswer } from '../../../platform/http/security/access.js';
import { twiml } from '../../../platform/texting/twiml.js';
import { Inbound } from './inbound.service.js';

/** A text has 1,600 characters at most, and its message some twenty fields. */
const TWILIO = { maxBytes: 64 * 1024, maxFields: 100 };
/** Mailgun takes emails of up to 25 MB and posts attachments too; none is kept. */
const MAILGUN = { maxBytes: 1024 * 1024, maxFields: 60, withFilesUpTo: 26 * 1024 * 1024 };
const hasTwilio = ({ texting }: Config) => texting.twilio !== undefined;

@ApiExcludeController()
@Controller('api/webhooks')
export class TextWebhooksController {
  constructor(private readonly inbound: Inbound) {}

  @Post('twilio/texts')
  @Access('public')
  @WhereSetUp(hasTwilio)
  @TakesForms(TWILIO)
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
  @WhereSetUp(hasTwilio)
  @TakesForms(TWILIO)
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
  @WhereSetUp(({ texting }) => texting.inboundMail !== undefined)
  @TakesForms(MAILGUN)
  @Answers(DoneView, HttpStatus.OK)
  async email(@FormFields() form: PostedForm): Promise<DoneView> {
    await this.inbound.fromMailgun(form);
    return { done: true };
  }
}
