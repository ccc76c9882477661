import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import { orderKey } from '../../../src/marketplace/orders/guests/order-key.js';
import type { Answer, Calls } from '../http/http-client.js';

/** A visitor's browser with a cart. */
export interface Shopper {
  /** The `Cookie` header that it sends. */
  cookie: string;
}

/** A guest who has put products into the cart. @param lines products with their quantities */
export async function shopper(
  test: Calls,
  ...lines: [productId: number, quantity: number, variantId?: number][]
): Promise<Shopper> {
  let cookie = '';
  for (const [productId, quantity, variantId] of lines) {
    const answer = await test.post('/api/cart', { productId, quantity, variantId }, cookie ? { cookie } : {});
    if (answer.status !== 201) throw new Error(`Could not add to the cart: ${JSON.stringify(answer.body)}`);
    cookie ||= answer.cookies.find((line) => line.startsWith('farmgate.cart='))?.split(';', 1)[0] ?? '';
  }
  return { cookie };
}

let buyers = 0;

/** Another email for each call: orders of one email that are not paid count together. */
export const anotherEmail = (): string => `ann-${(buyers += 1)}@example.com`;

/** A checkout in Fort Myers, filled in. */
export const checkoutForm = (given: Record<string, unknown> = {}) => ({
  email: 'ann@example.com',
  phone: '239-555-0134',
  firstName: 'Ann',
  lastName: 'Field',
  address: '1 Main Street',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  shippingMethod: 'shipping',
  paymentMethod: 'credit_card',
  specialInstructions: '',
  agreeToTerms: true,
  ...given,
});

/**
 * A guest opens the link in the email about an order.
 * @param secret of such links, `appSecret(db, 'order-links')`
 */
export async function confirmOrder(
  calls: Calls,
  secret: string,
  { id, orderNumber }: Pick<OrderView, 'id' | 'orderNumber'>,
): Promise<Answer<unknown>> {
  return calls.post(`/api/orders/${id}/confirm`, { key: orderKey(secret, orderNumber) });
}
