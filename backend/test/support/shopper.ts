import type { Calls } from './test-app.js';

/** A visitor's browser with a cart. */
export interface Shopper {
  /** The `Cookie` header that it sends. */
  cookie: string;
}

/** A guest who has put products into the cart. @param lines products with their quantities */
export async function shopper(
  test: Calls,
  ...lines: [productId: number, quantity: number][]
): Promise<Shopper> {
  let cookie = '';
  for (const [productId, quantity] of lines) {
    const answer = await test.post('/api/cart', { productId, quantity }, cookie ? { cookie } : {});
    if (answer.status !== 201) throw new Error(`Could not add to the cart: ${JSON.stringify(answer.body)}`);
    cookie ||= answer.cookies.find((line) => line.startsWith('farmgate.cart='))?.split(';', 1)[0] ?? '';
  }
  return { cookie };
}

let checkouts = 0;

/** A checkout in Fort Myers, filled in by a buyer whom no other test knows. */
export const checkoutForm = (given: Record<string, unknown> = {}) => ({
  email: `ann-${(checkouts += 1)}@example.com`,
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
