import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { OrderParams } from '../../../contract/marketplace/orders.js';
import {
  OrderToWeigh,
  PackageParams,
  PackageQuery,
  PackageRequest,
  WeighedItemParams,
  WeighingView,
} from '../../../contract/marketplace/weight/weighing.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { WeighingService } from './weighing.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/weighing')
export class WeighingController {
  constructor(private readonly weighing: WeighingService) {}

  @Get()
  @Access('user')
  @ForBusiness('pack')
  @Answers(WeighingView)
  list(@CurrentVendor() vendor: OwnVendor): Promise<WeighingView> {
    return this.weighing.list(vendor);
  }

  @Get(':id')
  @Access('user')
  @ForBusiness('pack')
  @Answers(OrderToWeigh)
  get(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
  ): Promise<OrderToWeigh> {
    return this.weighing.get(vendor, id);
  }

  @Put(':id/items/:itemId/:package')
  @Access('user')
  @ForBusiness('pack')
  @Answers(OrderToWeigh)
  weigh(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PackageParams }) params: PackageParams,
    @Body({ schema: PackageRequest }) weight: PackageRequest,
  ): Promise<OrderToWeigh> {
    return this.weighing.weigh(vendor, params, weight, weight.was);
  }

  @Delete(':id/items/:itemId/:package')
  @Access('user')
  @ForBusiness('pack')
  @Answers(OrderToWeigh)
  takeBack(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: PackageParams }) params: PackageParams,
    @Query({ schema: PackageQuery }) { was }: PackageQuery,
  ): Promise<OrderToWeigh> {
    return this.weighing.weigh(vendor, params, null, was);
  }

  @Post(':id/items/:itemId/ask')
  @HttpCode(200)
  @AtMost(60, 10)
  @Access('user')
  @ForBusiness('pack')
  @Answers(OrderToWeigh)
  ask(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: WeighedItemParams }) { id, itemId }: WeighedItemParams,
  ): Promise<OrderToWeigh> {
    return this.weighing.ask(vendor, id, itemId);
  }

  @Post(':id/done')
  @HttpCode(200)
  @Access('user')
  @ForBusiness('pack')
  @Answers(OrderToWeigh)
  finish(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
  ): Promise<OrderToWeigh> {
    return this.weighing.finish(vendor, id);
  }
}
