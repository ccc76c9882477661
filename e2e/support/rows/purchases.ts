import { type APIRequestContext, expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { query } from './database';
import type { ShopProduct } from './shop-rows';

interface Bought {
  id: number;
  orderNumber: string;
}

/** Whoever asks orders some of a product. */
async function order(
  request: APIRequestContext,
  product: ShopProduct,
  quantity: number,
  how: { email: string; shippingMethod: string; paymentMethod: string },
): Promise<Bought> {
  const added = await request.post('/api/cart', { data: { productId: product.id, quantity } });
  expect(added.ok(), await added.text()).toBe(true);
  const placed = await request.post('/api/orders', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      phone: '239-555-0134',
      firstName: 'Sam',
      lastName: 'Rivers',
      address: '4 Grove Road',
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33901',
      ...how,
      agreeToTerms: true,
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  return (await placed.json()) as Bought;
}

/** Whoever asks buys some of a product and pays by card. @returns the order, with an address no other has */
export async function buyByCard(
  request: APIRequestContext,
  product: ShopProduct,
  quantity: number,
): Promise<Bought & { email: string }> {
  const email = `buyer-${randomUUID()}@farmgate.example`;
  const how = { email, shippingMethod: 'shipping', paymentMethod: 'credit_card' };
  const bought = await order(request, product, quantity, how);
  const paid = await request.post(`/api/orders/${bought.id}/test-payment`, { data: { outcome: 'paid' } });
  expect(paid.ok(), await paid.text()).toBe(true);
  return { ...bought, email };
}

/** Whoever asks buys one of a product for cash, and has picked it up. */
export async function buyAndReceive(request: APIRequestContext, product: ShopProduct): Promise<Bought> {
  const how = { email: 'buyer@farmgate.example', shippingMethod: 'pickup', paymentMethod: 'cash' };
  const bought = await order(request, product, 1, how);
  await query(`UPDATE fulfilments SET status = 'delivered' WHERE order_id = $1`, [bought.id]);
  await query(`UPDATE orders SET status = 'delivered' WHERE id = $1`, [bought.id]);
  return bought;
}

const LETTERS = 'bcdfghklmnprstvz';

/** @returns a word that no other product's name holds, and no spelling correction turns into another */
export function newWord(): string {
  const pick = () => LETTERS[Math.floor(Math.random() * LETTERS.length)] ?? 'q';
  return `qu${Array.from({ length: 10 }, pick).join('')}`;
}
