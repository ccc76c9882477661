import { Body, Controller, Get, HttpStatus, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  ConfirmedOrders,
  ConfirmOrdersRequest,
  OrderParams,
  OrderStatusRequest,
  VendorOrderList,
  VendorOrderQuery,
  VendorOrderView,
} from '../../../contract/marketplace/orders.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { sendPage } from '../../../platform/http/answers/paging.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { VendorOrdersService } from './vendor-orders.service.js';

@ApiTags('marketplace')
@Controller('api')
export class VendorOrdersController {
  constructor(private readonly orders: VendorOrdersService) {}

  @Get('vendor/orders')
  @Access('user')
  @ForBusiness('orders')
  @Answers(VendorOrderList)
  async list(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: VendorOrderQuery }) query: VendorOrderQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VendorOrderList> {
    return sendPage(request, reply, await this.orders.list(vendor.id, query), query);
  }

  @Get('vendor/orders/:id')
  @Access('user')
  @ForBusiness('orders')
  @Answers(VendorOrderView)
  get(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
  ): Promise<VendorOrderView> {
    return this.orders.get(vendor.id, id);
  }

  @Post('vendor/orders/confirm')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(60, 10)
  @Answers(ConfirmedOrders, HttpStatus.OK)
  confirm(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: ConfirmOrdersRequest }) request: ConfirmOrdersRequest,
  ): Promise<ConfirmedOrders> {
    return this.orders.confirm(vendor, request);
  }

  @Put('orders/:id/status')
  @Access('user')
  @ForBusiness('refund')
  @Answers(VendorOrderView)
  move(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Body({ schema: OrderStatusRequest }) request: OrderStatusRequest,
  ): Promise<VendorOrderView> {
    return this.orders.move(vendor, id, request);
  }
}
