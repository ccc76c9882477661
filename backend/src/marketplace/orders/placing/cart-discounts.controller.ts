import { Controller, Get, Query } from '@nestjs/common';
import { CartDiscounts, CartDiscountsQuery } from '../../../contract/marketplace/discount-codes.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { VisitorAddress } from '../../../platform/http/security/visitor-address.js';
import { type Buyer, CurrentBuyer } from '../../carts/buyer.js';
import { OrdersService } from '../orders.service.js';

@ApiTags('marketplace')
@Controller('api/cart/discounts')
export class CartDiscountsController {
  constructor(private readonly orders: OrdersService) {}

  @Get()
  @Access('public')
  @AtMost(200, 10)
  @Answers(CartDiscounts)
  get(
    @CurrentBuyer() buyer: Buyer | null,
    @Query({ schema: CartDiscountsQuery }) { codes }: CartDiscountsQuery,
    @VisitorAddress() address: string,
  ): Promise<CartDiscounts> {
    return this.orders.discountsFor(buyer, codes, address);
  }
}
