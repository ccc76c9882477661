import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OrderView } from '../../../contract/marketplace/orders.js';
import { WeighedItemParams, WeightAnswer } from '../../../contract/marketplace/weight/weighing.js';
import { centsOf } from '../../../contract/shared/money.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { lockOrder } from '../../tables/lock-order.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { type OrderReader, Reader } from '../buyers/order-reader.js';
import { OrdersService } from '../orders.service.js';
import { isAsked } from './line-weight.view.js';

@ApiTags('marketplace')
@Controller('api/orders/:id/items/:itemId/weight')
export class WeightAnswerController {
  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
  ) {}

  @Post()
  @HttpCode(200)
  @AtMost(30, 10)
  @Access('public')
  @Answers(OrderView)
  async answer(
    @Param({ schema: WeighedItemParams }) { id, itemId }: WeighedItemParams,
    @Reader() reader: OrderReader,
    @Body({ schema: WeightAnswer }) answer: WeightAnswer,
  ): Promise<OrderView> {
    await this.orders.ofBuyer(id, reader);
    await this.db.transaction((tx) => writeAnswer(tx, id, itemId, answer));
    return this.orders.seenByBuyer(id, reader);
  }
}

/** @throws ORDER_NOT_FOUND, CHANGED_MEANWHILE where nothing is asked any more, or something else */
async function writeAnswer(
  tx: EntityManager,
  orderId: number,
  itemId: number,
  { agrees, price }: WeightAnswer,
): Promise<void> {
  await lockOrder(tx, orderId);
  const line = await tx.findOneBy(OrderItem, { id: itemId, orderId });
  if (!line) throw new DomainError('ORDER_NOT_FOUND');
  if (!isAsked(line) || line.askedPrice !== centsOf(price)) throw new DomainError('CHANGED_MEANWHILE');
  await tx.update(OrderItem, itemId, {
    askedPrice: null,
    ...(agrees && { agreedPrice: line.askedPrice }),
  });
}
