import { type APIRequestContext, expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { query } from './database';
import type { ShopProduct } from './shop-rows';

/** Whoever asks buys one of a product for cash, and has picked it up. */
export async function buyAndReceive(request: APIRequestContext, product: ShopProduct): Promise<void> {
  const added = await request.post('/api/cart', { data: { productId: product.id, quantity: 1 } });
  expect(added.ok(), await added.text()).toBe(true);
  const placed = await request.post('/api/orders', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      email: 'buyer@farmgate.example',
      phone: '239-555-0134',
      firstName: 'Sam',
      lastName: 'Rivers',
      address: '4 Grove Road',
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33901',
      shippingMethod: 'pickup',
      paymentMethod: 'cash',
      agreeToTerms: true,
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  const { id } = (await placed.json()) as { id: number };
  await query(`UPDATE fulfilments SET status = 'delivered' WHERE order_id = $1`, [id]);
}

const LETTERS = 'bcdfghklmnprstvz';

/** @returns a word that no other product's name holds, and no spelling correction turns into another */
export function newWord(): string {
  const pick = () => LETTERS[Math.floor(Math.random() * LETTERS.length)] ?? 'q';
  return `qu${Array.from({ length: 10 }, pick).join('')}`;
}
