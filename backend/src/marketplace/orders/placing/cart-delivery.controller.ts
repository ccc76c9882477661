import { Controller, Get, Query } from '@nestjs/common';
import { DeliveryQuery, DeliveryView } from '../../../contract/marketplace/orders.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { type Buyer, CurrentBuyer } from '../../carts/buyer.js';
import { OrdersService } from '../orders.service.js';

@ApiTags('marketplace')
@Controller('api/cart/delivery')
export class CartDeliveryController {
  constructor(private readonly orders: OrdersService) {}

  @Get()
  @Access('public')
  @Answers(DeliveryView)
  get(
    @CurrentBuyer() buyer: Buyer | null,
    @Query({ schema: DeliveryQuery }) query: DeliveryQuery,
  ): Promise<DeliveryView> {
    return this.orders.delivery(buyer, query);
  }
}
