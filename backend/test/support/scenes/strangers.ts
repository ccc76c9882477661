import { randomBytes } from 'node:crypto';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import type { TestApp } from '../test-app.js';
import { checkoutForm } from './shopper.js';

/** A browser somewhere, whose person has an email of their own. */
export interface Somebody {
  email: string;
  address: string;
  cookie: string;
}

let serial = 0;
export const newEmail = () => `holder-${(serial += 1)}@mail.example`;
export const newAddress = () => `198.18.${(serial += 1) >> 8}.${serial & 255}`;
export const headersOf = ({ address, cookie }: Somebody) => ({ 'x-forwarded-for': address, cookie });

export const somebody = (given: Partial<Somebody> = {}): Somebody => ({
  ...{ email: newEmail(), address: newAddress() },
  cookie: `farmgate.cart=${randomBytes(32).toString('base64url')}`,
  ...given,
});

export async function fillCart(
  test: TestApp,
  who: Somebody,
  line: { productId: number; quantity: number },
): Promise<void> {
  const { status } = await test.post('/api/cart', line, headersOf(who));
  if (status !== 201) throw new Error(`The cart answers ${status}.`);
}

export const placeOrder = (test: TestApp, who: Somebody, more: Record<string, unknown> = {}) =>
  test.post<OrderView & ErrorBody>(
    '/api/orders',
    checkoutForm({ email: who.email, ...more }),
    headersOf(who),
  );
