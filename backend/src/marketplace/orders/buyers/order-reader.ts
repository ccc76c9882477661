import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OrderKeyQuery } from '../../../contract/marketplace/orders.js';
import { staffMay } from '../../../platform/http/security/access.js';
import { signedInUser } from '../../../platform/http/security/current-user.js';
import { type Buyer, buyerOf, guestKeyOf } from '../../carts/buyer.js';

export interface OrderReader {
  buyer: Buyer | null;
  /** Of the browser's guest cart: a guest's order stays theirs when they sign in later. */
  guestKey: string | null;
  isStaff: boolean;
  key: string | undefined;
}

export const Reader = createParamDecorator((_data: undefined, context: ExecutionContext): OrderReader => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { key } = OrderKeyQuery.catch({}).parse(request.query);
  return {
    buyer: buyerOf(request),
    guestKey: guestKeyOf(request),
    isStaff: staffMay(signedInUser(request), { resource: 'orders', action: 'show' }),
    key,
  };
});
