import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import {
  AddToCartRequest,
  CartItemParams,
  CartQuantityRequest,
  CartView,
} from '../../contract/marketplace/cart.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { type Buyer, BuyerWithCart, CurrentBuyer } from './buyer.js';
import { CartsService } from './carts.service.js';

@ApiTags('marketplace')
@Controller('api/cart')
export class CartsController {
  constructor(private readonly carts: CartsService) {}

  @Get()
  @Access('public')
  @Answers(CartView)
  list(@CurrentBuyer() buyer: Buyer | null): Promise<CartView> {
    return this.carts.list(buyer);
  }

  @Post()
  @Access('public')
  @Answers(CartView, HttpStatus.CREATED)
  add(
    @BuyerWithCart() buyer: Buyer,
    @Body({ schema: AddToCartRequest }) request: AddToCartRequest,
  ): Promise<CartView> {
    return this.carts.add(buyer, request);
  }

  @Put(':itemId')
  @Access('public')
  @Answers(CartView)
  setQuantity(
    @CurrentBuyer() buyer: Buyer | null,
    @Param({ schema: CartItemParams }) { itemId }: CartItemParams,
    @Body({ schema: CartQuantityRequest }) { quantity }: CartQuantityRequest,
  ): Promise<CartView> {
    return this.carts.setQuantity(buyer, itemId, quantity);
  }

  @Delete(':itemId')
  @Access('public')
  @Answers(CartView)
  remove(
    @CurrentBuyer() buyer: Buyer | null,
    @Param({ schema: CartItemParams }) { itemId }: CartItemParams,
  ): Promise<CartView> {
    return this.carts.remove(buyer, itemId);
  }
}
