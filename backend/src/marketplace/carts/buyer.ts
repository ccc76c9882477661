import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { CART_HINT_COOKIE } from '../../contract/marketplace/cart-hint.js';
import { GUEST_CART_DAYS } from '../../contract/site/retention.js';
import { signedInUser } from '../../platform/http/security/current-user.js';

export type Buyer = { userId: number; guestKey: null } | { userId: null; guestKey: string };

/** Names a guest's browser; no script can read it, and it is only sent to /api. */
const GUEST_COOKIE = 'farmgate.cart';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Only a hash is kept, so that whoever reads the database gets nobody's cart. */
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[GUEST_COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

export function guestKeyOf(request: FastifyRequest): string | null {
  const token = tokenOf(request);
  return token === null ? null : keyOf(token);
}

export function buyerOf(request: FastifyRequest): Buyer | null {
  const user = signedInUser(request);
  if (user) return { userId: user.id, guestKey: null };
  const guestKey = guestKeyOf(request);
  return guestKey === null ? null : { userId: null, guestKey };
}

export const CurrentBuyer = createParamDecorator((_data: undefined, context: ExecutionContext) =>
  buyerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** A visitor without a cart gets one, and the cookie that names it; every use prolongs it. */
export const BuyerWithCart = createParamDecorator((_data: undefined, context: ExecutionContext): Buyer => {
  const http = context.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  const user = signedInUser(request);
  if (user) return { userId: user.id, guestKey: null };
  const token = tokenOf(request) ?? randomBytes(32).toString('base64url');
  keepCart(http.getResponse<FastifyReply>(), token);
  return { userId: null, guestKey: keyOf(token) };
});

function keepCart(reply: FastifyReply, token: string): void {
  const options = { sameSite: 'lax', maxAge: GUEST_CART_DAYS * 86_400 } as const;
  void reply.setCookie(GUEST_COOKIE, token, { ...options, path: '/api', httpOnly: true });
  void reply.setCookie(CART_HINT_COOKIE, '1', { ...options, path: '/' });
}
