import { Body, Controller, Get, HttpStatus, Param, Post } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { OrderParams } from '../../../contract/marketplace/orders.js';
import {
  CustomerMessageRequest,
  DayMessageParams,
  OrderMessageParams,
  CustomerMessagesView,
} from '../../../contract/marketplace/pickup/customer-messages.js';
import { PickupDayParams } from '../../../contract/marketplace/pickup/pickup-days.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { CustomerMessages } from './customer-messages.service.js';

/** Who hands over may write to those who come. */
@ApiTags('marketplace')
@Controller('api/vendor')
export class CustomerMessagesController {
  constructor(private readonly messages: CustomerMessages) {}

  @Get('pickup-days/:id/messages')
  @Access('user')
  @ForBusiness('pack')
  @Answers(CustomerMessagesView)
  ofDay(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupDayParams }) { id: windowId }: PickupDayParams,
  ): Promise<CustomerMessagesView> {
    return this.messages.read(vendor, { windowId, orderId: null });
  }

  @Post('pickup-days/:id/messages')
  @Access('user')
  @ForBusiness('pack')
  @Answers(CustomerMessagesView)
  toDay(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PickupDayParams }) { id: windowId }: PickupDayParams,
    @Body({ schema: CustomerMessageRequest }) request: CustomerMessageRequest,
  ): Promise<CustomerMessagesView> {
    return this.messages.write(vendor, { windowId, orderId: null }, request);
  }

  @Get('orders/:id/messages')
  @Access('user')
  @ForBusiness('refund')
  @Answers(CustomerMessagesView)
  ofOrder(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id: orderId }: OrderParams,
  ): Promise<CustomerMessagesView> {
    return this.messages.read(vendor, { windowId: null, orderId });
  }

  @Post('orders/:id/messages')
  @Access('user')
  @ForBusiness('refund')
  @Answers(CustomerMessagesView)
  toOrder(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id: orderId }: OrderParams,
    @Body({ schema: CustomerMessageRequest }) request: CustomerMessageRequest,
  ): Promise<CustomerMessagesView> {
    return this.messages.write(vendor, { windowId: null, orderId }, request);
  }

  @Post('pickup-days/:id/messages/:messageId/again')
  @Access('user')
  @ForBusiness('pack')
  @AtMost(30, 10)
  @Answers(CustomerMessagesView, HttpStatus.OK)
  againToDay(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: DayMessageParams }) { id: windowId, messageId }: DayMessageParams,
  ): Promise<CustomerMessagesView> {
    return this.messages.again(vendor, { windowId, orderId: null }, messageId);
  }

  @Post('orders/:id/messages/:messageId/again')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(30, 10)
  @Answers(CustomerMessagesView, HttpStatus.OK)
  againToOrder(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderMessageParams }) { id: orderId, messageId }: OrderMessageParams,
  ): Promise<CustomerMessagesView> {
    return this.messages.again(vendor, { windowId: null, orderId }, messageId);
  }
}
