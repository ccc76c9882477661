import { Body, Controller, Headers, HttpStatus, Post } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { EnteredOrderPreview, EnteredOrderRequest } from '../../../contract/marketplace/entered-orders.js';
import { IDEMPOTENCY_KEY, VendorOrderView } from '../../../contract/marketplace/orders.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { EnteredOrders } from './entered-orders.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/orders')
export class EnteredOrdersController {
  constructor(private readonly entered: EnteredOrders) {}

  @Post('preview')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(240, 10)
  @Answers(EnteredOrderPreview, HttpStatus.OK)
  preview(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: EnteredOrderRequest }) request: EnteredOrderRequest,
  ): Promise<EnteredOrderPreview> {
    return this.entered.preview(vendor, request);
  }

  @Post()
  @Access('user')
  @ForBusiness('refund')
  @AtMost(120, 10)
  @Answers(VendorOrderView, HttpStatus.CREATED)
  enter(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: EnteredOrderRequest }) request: EnteredOrderRequest,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<VendorOrderView> {
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new DomainError('BAD_REQUEST');
    return this.entered.enter(vendor, request, key ?? null);
  }
}
