import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { OrderParams, VendorOrderView } from '../../../contract/marketplace/orders.js';
import { ReceivedRequest } from '../../../contract/marketplace/received.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { ReceivedPayments } from './received.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/orders')
export class ReceivedController {
  constructor(private readonly received: ReceivedPayments) {}

  @Put(':id/received')
  @Access('user')
  @ForBusiness('refund')
  @Answers(VendorOrderView)
  mark(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Body({ schema: ReceivedRequest }) request: ReceivedRequest,
  ): Promise<VendorOrderView> {
    return this.received.mark(vendor, id, request);
  }

  @Delete(':id/received')
  @Access('user')
  @ForBusiness('refund')
  @Answers(VendorOrderView)
  unmark(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
  ): Promise<VendorOrderView> {
    return this.received.unmark(vendor, id);
  }
}
