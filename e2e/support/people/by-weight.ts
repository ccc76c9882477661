import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../test';
import { newPerson, register } from './people';

const weight = { per: 'lb', inSteps: false, leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268 };
export const chicken = {
  ...{ name: 'Chicken', category: 'poultry', unit: 'pound' },
  variants: [{ name: 'Whole', price: '6.50', inventory: 9, weight }],
};

interface Own {
  variants: { id: number }[];
}
/** A customer with an account orders chickens, and pays by card. @returns the order's number */
export async function orderByWeight(
  request: APIRequestContext,
  vendor: Page,
  productId: number,
  quantity: number,
) {
  const own = (await (await vendor.request.get(`/api/vendor/products/${productId}`)).json()) as Own;
  const person = await register(request, newPerson());
  const data = { productId, quantity, variantId: own.variants[0]?.id };
  expect((await request.post('/api/cart', { data })).ok()).toBe(true);
  const placed = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': `weigh-${person.username}` },
    data: {
      ...{ email: person.email, phone: '239-555-0134', firstName: 'Ana', lastName: 'Field' },
      ...{ address: '1 Main Street', city: 'Fort Myers', state: 'FL', zipCode: '33901' },
      ...{ shippingMethod: 'pickup', paymentMethod: 'credit_card', agreeToTerms: true },
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  const { id, orderNumber } = (await placed.json()) as { id: number; orderNumber: string };
  expect((await request.post(`/api/orders/${id}/test-payment`, { data: { outcome: 'paid' } })).ok()).toBe(
    true,
  );
  return { id, orderNumber };
}
