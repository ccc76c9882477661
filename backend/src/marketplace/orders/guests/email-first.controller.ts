import { Body, Controller, Post } from '@nestjs/common';
import { ConfirmEmailFirstRequest, EmailFirstView } from '../../../contract/marketplace/email-first.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { type Buyer, CurrentBuyer } from '../../carts/buyer.js';
import { EmailFirst } from './email-first.service.js';

@ApiTags('marketplace')
@Controller('api/checkout/confirm-email')
export class EmailFirstController {
  constructor(private readonly emailFirst: EmailFirst) {}

  @Post()
  @Access('public')
  @AtMost(60, 10)
  @Answers(EmailFirstView)
  confirm(
    @CurrentBuyer() buyer: Buyer | null,
    @Body({ schema: ConfirmEmailFirstRequest }) { token }: ConfirmEmailFirstRequest,
  ): Promise<EmailFirstView> {
    return this.emailFirst.confirm(token, buyer);
  }
}
