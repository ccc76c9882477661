import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { VendorOrderParams, OrderView } from '../../../contract/marketplace/orders.js';
import {
  OrderCollectorRequest,
  OrderDayRequest,
  OrderDaysView,
  OrderItemsRequest,
  OrderMoreView,
} from '../../../contract/marketplace/pickup/order-changes.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { VisitorAddress } from '../../../platform/http/security/visitor-address.js';
import { type OrderReader, Reader } from '../buyers/order-reader.js';
import { OrdersService } from '../orders.service.js';
import { ChangeDay } from './change-day.js';
import { ChangeItems } from './change-items.js';
import { MoreOfItems } from './more-of-items.js';
import type { ChangeOf } from './open-vendor-order.js';

const changeOf = (
  { id: orderId, vendorId }: VendorOrderParams,
  { buyer }: OrderReader,
  address: string,
): ChangeOf => ({
  ...{ orderId, vendorId, address },
  userId: buyer?.userId ?? null,
});

@ApiTags('marketplace')
@Controller('api/orders/:id/shares/:vendorId')
export class OrderChangesController {
  constructor(
    private readonly orders: OrdersService,
    private readonly day: ChangeDay,
    private readonly items: ChangeItems,
    private readonly more: MoreOfItems,
  ) {}

  @Get('days')
  @Access('public')
  @Answers(OrderDaysView)
  async days(
    @Param({ schema: VendorOrderParams }) { id, vendorId }: VendorOrderParams,
    @Reader() reader: OrderReader,
  ): Promise<OrderDaysView> {
    return this.day.days(await this.orders.ofBuyer(id, reader), vendorId);
  }

  @Put('day')
  @AtMost(30, 10)
  @Access('public')
  @Answers(OrderView)
  async changeDay(
    @Param({ schema: VendorOrderParams }) params: VendorOrderParams,
    @Reader() reader: OrderReader,
    @Body({ schema: OrderDayRequest }) { windowId }: OrderDayRequest,
    @VisitorAddress() address: string,
  ): Promise<OrderView> {
    await this.orders.ofBuyer(params.id, reader);
    await this.day.move(changeOf(params, reader, address), windowId);
    return this.orders.seenByBuyer(params.id, reader);
  }

  @Put('collector')
  @AtMost(30, 10)
  @Access('public')
  @Answers(OrderView)
  async changeCollector(
    @Param({ schema: VendorOrderParams }) params: VendorOrderParams,
    @Reader() reader: OrderReader,
    @Body({ schema: OrderCollectorRequest }) { collector }: OrderCollectorRequest,
    @VisitorAddress() address: string,
  ): Promise<OrderView> {
    await this.orders.ofBuyer(params.id, reader);
    await this.day.nameCollector(changeOf(params, reader, address), collector);
    return this.orders.seenByBuyer(params.id, reader);
  }

  @Put('items')
  @AtMost(30, 10)
  @Access('public')
  @Answers(OrderView)
  async changeItems(
    @Param({ schema: VendorOrderParams }) params: VendorOrderParams,
    @Reader() reader: OrderReader,
    @Body({ schema: OrderItemsRequest }) { items }: OrderItemsRequest,
    @VisitorAddress() address: string,
  ): Promise<OrderView> {
    await this.orders.ofBuyer(params.id, reader);
    await this.items.change(changeOf(params, reader, address), items);
    return this.orders.seenByBuyer(params.id, reader);
  }

  @Get('more')
  @Access('public')
  @Answers(OrderMoreView)
  async moreOfItems(
    @Param({ schema: VendorOrderParams }) { id, vendorId }: VendorOrderParams,
    @Reader() reader: OrderReader,
  ): Promise<OrderMoreView> {
    return this.more.read(await this.orders.ofBuyer(id, reader), vendorId);
  }
}
