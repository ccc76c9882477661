import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { OrderParams, OrderView } from '../../../contract/marketplace/orders.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { type OrderReader, Reader } from '../buyers/order-reader.js';
import { OrdersService } from '../orders.service.js';
import { Balances } from './balances.service.js';

@ApiTags('marketplace')
@Controller('api/orders/:id/balance')
export class BalanceController {
  constructor(
    private readonly balances: Balances,
    private readonly orders: OrdersService,
  ) {}

  @Post()
  @HttpCode(200)
  @AtMost(30, 10)
  @Access('public')
  @Answers(OrderView)
  async pay(
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Reader() reader: OrderReader,
  ): Promise<OrderView> {
    await this.orders.ofBuyer(id, reader);
    await this.balances.payNow(id);
    return this.orders.seenByBuyer(id, reader);
  }
}
