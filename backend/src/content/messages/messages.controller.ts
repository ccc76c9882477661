import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { ContactReceipt, ContactRequest } from '../../contract/content/messages.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { VisitorAddress } from '../../platform/http/security/visitor-address.js';
import { MessagesService } from './messages.service.js';

@ApiTags('content')
@Controller('api/contact')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Post()
  @Access('public')
  @Answers(ContactReceipt, HttpStatus.CREATED)
  @AtMost(5, 10)
  create(
    @Body({ schema: ContactRequest }) message: ContactRequest,
    @VisitorAddress() address: string,
  ): Promise<ContactReceipt> {
    return this.messages.create(message, address);
  }
}
