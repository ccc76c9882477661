import { Body, Controller, Get, HttpStatus, Param, Post } from '@nestjs/common';
import {
  VendorMessageReceipt,
  VendorMessageRequest,
  VendorParams,
  VendorView,
} from '../../contract/marketplace/vendors.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { VisitorAddress } from '../../platform/http/security/visitor-address.js';
import { Shows } from '../../platform/http/shows.js';
import { VendorMessages } from './messages/vendor-messages.service.js';
import { VendorsService } from './vendors.service.js';

@ApiTags('marketplace')
@Controller('api/vendors')
export class VendorsController {
  constructor(
    private readonly vendors: VendorsService,
    private readonly messages: VendorMessages,
  ) {}

  @Get(':id')
  @Access('public')
  @Answers(VendorView)
  @Shows('vendors', 'products')
  get(@Param({ schema: VendorParams }) { id }: VendorParams): Promise<VendorView> {
    return this.vendors.get(id);
  }

  @Post(':id/messages')
  @Access('public')
  @AtMost(5, 10)
  @Answers(VendorMessageReceipt, HttpStatus.CREATED)
  async write(
    @Param({ schema: VendorParams }) { id }: VendorParams,
    @Body({ schema: VendorMessageRequest }) request: VendorMessageRequest,
    @VisitorAddress() address: string,
  ): Promise<VendorMessageReceipt> {
    await this.messages.write(id, request, address);
    return { sent: true };
  }
}
