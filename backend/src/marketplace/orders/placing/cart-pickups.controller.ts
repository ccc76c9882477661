import { Controller, Get, Query } from '@nestjs/common';
import { CartPickupsQuery, CartPickupsView } from '../../../contract/marketplace/pickup/cart-pickups.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { type Buyer, CurrentBuyer } from '../../carts/buyer.js';
import { CartPickups } from './cart-pickups.js';

@ApiTags('marketplace')
@Controller('api/cart/pickups')
export class CartPickupsController {
  constructor(private readonly pickups: CartPickups) {}

  @Get()
  @Access('public')
  @Answers(CartPickupsView)
  get(
    @CurrentBuyer() buyer: Buyer | null,
    @Query({ schema: CartPickupsQuery }) query: CartPickupsQuery,
  ): Promise<CartPickupsView> {
    return this.pickups.of(buyer, query, new Date());
  }
}
