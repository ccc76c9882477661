import { Body, Controller, Headers, HttpStatus, Param, Post } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { IDEMPOTENCY_KEY, OrderParams, VendorOrderView } from '../../../contract/marketplace/orders.js';
import { OwnRefundPreview, OwnRefundRequest } from '../../../contract/marketplace/own-refunds.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { OwnRefunds } from './own-refunds.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/orders')
export class OwnRefundsController {
  constructor(private readonly refunds: OwnRefunds) {}

  @Post(':id/refund/preview')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(240, 10)
  @Answers(OwnRefundPreview, HttpStatus.OK)
  preview(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Body({ schema: OwnRefundRequest }) request: OwnRefundRequest,
  ): Promise<OwnRefundPreview> {
    return this.refunds.preview(vendor, id, request);
  }

  @Post(':id/refund')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(60, 10)
  @Answers(VendorOrderView, HttpStatus.OK)
  refund(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Body({ schema: OwnRefundRequest }) request: OwnRefundRequest,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<VendorOrderView> {
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new DomainError('BAD_REQUEST');
    return this.refunds.refund(vendor, id, request, key ?? null);
  }
}
