import {
  Body,
  Controller,
  Get,
  Headers,
  HttpStatus,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OrderRequest } from '../../contract/marketplace/checkout-request.js';
import {
  CancelOwnOrderRequest,
  ConfirmOrderRequest,
  IDEMPOTENCY_KEY,
  OrderList,
  OrderListQuery,
  OrderParams,
  VendorOrderParams,
  OrderStatusRequest,
  OrderView,
  TestPaymentRequest,
} from '../../contract/marketplace/orders.js';
import { WaitingOrders as WaitingOrdersView } from '../../contract/marketplace/waiting-orders.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { TakesUpTo } from '../../platform/http/bodies/body-config.js';
import { DescribedBody } from '../../platform/http/bodies/described-body.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { VisitorAddress } from '../../platform/http/security/visitor-address.js';
import { type Buyer, CurrentBuyer } from '../carts/buyer.js';
import { type OrderReader, Reader } from './buyers/order-reader.js';
import { WaitingOrders } from './guests/waiting-orders.service.js';
import { OrdersService } from './orders.service.js';

@ApiTags('marketplace')
@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly waitingOrders: WaitingOrders,
  ) {}

  @Post()
  @Access('public')
  @AtMost(60, 10)
  @TakesUpTo(128 * 1024)
  @Answers(OrderView, HttpStatus.CREATED)
  place(
    @CurrentBuyer() buyer: Buyer | null,
    @DescribedBody(OrderRequest) body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @VisitorAddress() address: string,
  ): Promise<OrderView> {
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new DomainError('BAD_REQUEST');
    return this.orders.place(buyer, body, { key: key ?? null, address });
  }

  @Get()
  @Access('user')
  @Answers(OrderList)
  async list(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: OrderListQuery }) query: OrderListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderList> {
    return sendPage(request, reply, await this.orders.list(user.id, query), query);
  }

  /** Stands before `:id`, which would take its address for an id. */
  @Get('waiting')
  @Access('public')
  @Answers(WaitingOrdersView)
  waiting(@Reader() reader: OrderReader): Promise<WaitingOrdersView> {
    return this.waitingOrders.list(reader);
  }

  @Get(':id')
  @Access('public')
  @Answers(OrderView)
  get(
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Reader() reader: OrderReader,
  ): Promise<OrderView> {
    return this.orders.get(id, reader);
  }

  @Post(':id/confirm')
  @Access('public')
  @Answers(OrderView)
  confirm(
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Body({ schema: ConfirmOrderRequest }) { key }: ConfirmOrderRequest,
  ): Promise<OrderView> {
    return this.orders.confirm(id, key);
  }

  @Post(':id/cancel')
  @Access('public')
  @Answers(OrderView)
  cancel(
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Reader() reader: OrderReader,
    @Body({ schema: CancelOwnOrderRequest }) request: CancelOwnOrderRequest,
  ): Promise<OrderView> {
    return this.orders.cancel(id, reader, request);
  }

  @Post(':id/payment')
  @Access('public')
  @Answers(OrderView)
  pay(
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Reader() reader: OrderReader,
  ): Promise<OrderView> {
    return this.orders.pay(id, reader);
  }

  @Post(':id/test-payment')
  @Access('public')
  @Answers(OrderView)
  payAsTest(
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Reader() reader: OrderReader,
    @Body({ schema: TestPaymentRequest }) { outcome }: TestPaymentRequest,
  ): Promise<OrderView> {
    return this.orders.payAsTest(id, reader, outcome);
  }

  @Put(':id/vendors/:vendorId/status')
  @Access('admin', { resource: 'orders', action: 'move' })
  @Answers(OrderView)
  move(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: VendorOrderParams }) { id, vendorId }: VendorOrderParams,
    @Body({ schema: OrderStatusRequest }) request: OrderStatusRequest,
  ): Promise<OrderView> {
    return this.orders.moveAsStaff(actor, id, vendorId, request);
  }
}
