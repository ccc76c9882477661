import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { OrderParams } from '../../../contract/marketplace/orders.js';
import {
  PackedRequest,
  PackingOrder,
  PackingRequest,
  PackingView,
} from '../../../contract/marketplace/packing.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { PackingService } from './packing.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/packing')
export class PackingController {
  constructor(private readonly packing: PackingService) {}

  @Get()
  @Access('user')
  @ForBusiness('pack')
  @Answers(PackingView)
  list(@CurrentVendor() vendor: OwnVendor): Promise<PackingView> {
    return this.packing.list(vendor);
  }

  @Put(':id')
  @Access('user')
  @ForBusiness('pack')
  @Answers(PackingOrder)
  move(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Body({ schema: PackingRequest }) request: PackingRequest,
  ): Promise<PackingOrder> {
    return this.packing.move(vendor, id, request);
  }

  @Put(':id/packed')
  @Access('user')
  @ForBusiness('pack')
  @Answers(PackingOrder)
  pack(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Body({ schema: PackedRequest }) request: PackedRequest,
  ): Promise<PackingOrder> {
    return this.packing.pack(vendor, id, request);
  }
}
