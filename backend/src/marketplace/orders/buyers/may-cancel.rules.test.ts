import { expect, it } from '@jest/globals';
import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import { mayCancelOrder, mayCancelShare } from './may-cancel.rules.js';

const shares = (...statuses: OrderStatus[]) => statuses.map((status) => ({ status }));

it('is one part that nobody has confirmed, of an order that vendors have', () => {
  for (const paymentStatus of ['paid', 'due', 'refunded', 'void'] as const)
    expect(mayCancelShare({ paymentStatus }, { status: 'pending' })).toBe(true);
  for (const paymentStatus of ['held', 'abandoned'] as const)
    expect(mayCancelShare({ paymentStatus }, { status: 'pending' })).toBe(false);
  for (const status of ['confirmed', 'shipped', 'delivered', 'cancelled'] as const)
    expect(mayCancelShare({ paymentStatus: 'paid' }, { status })).toBe(false);
});

it('is the whole order while no part of it is confirmed, and something is left', () => {
  const paid = { paymentStatus: 'paid' } as const;
  expect(mayCancelOrder(paid, shares('pending', 'cancelled'))).toBe(true);
  expect(mayCancelOrder({ paymentStatus: 'held' }, shares('pending', 'pending'))).toBe(true);
  expect(mayCancelOrder(paid, shares('pending', 'confirmed'))).toBe(false);
  expect(mayCancelOrder(paid, shares('cancelled'))).toBe(false);
  expect(mayCancelOrder({ paymentStatus: 'abandoned' }, shares('pending'))).toBe(false);
});
