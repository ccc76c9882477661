import { expect, it } from '@jest/globals';
import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import { mayCancelOrder, mayCancelVendorOrder, mayChangeVendorOrder } from './may-cancel.rules.js';

const shares = (...statuses: OrderStatus[]) => statuses.map((status) => ({ status }));

it('is one part that nobody has confirmed, of an order that vendors have', () => {
  for (const paymentStatus of ['paid', 'due', 'refunded', 'void'] as const)
    expect(mayCancelVendorOrder({ paymentStatus }, { status: 'pending' })).toBe(true);
  for (const paymentStatus of ['held', 'abandoned'] as const)
    expect(mayCancelVendorOrder({ paymentStatus }, { status: 'pending' })).toBe(false);
  for (const status of ['confirmed', 'shipped', 'delivered', 'cancelled'] as const)
    expect(mayCancelVendorOrder({ paymentStatus: 'paid' }, { status })).toBe(false);
});

it('is the whole order while no part of it is confirmed, and something is left', () => {
  const paid = { paymentStatus: 'paid' } as const;
  expect(mayCancelOrder(paid, shares('pending', 'cancelled'))).toBe(true);
  expect(mayCancelOrder({ paymentStatus: 'held' }, shares('pending', 'pending'))).toBe(true);
  expect(mayCancelOrder(paid, shares('pending', 'confirmed'))).toBe(false);
  expect(mayCancelOrder(paid, shares('cancelled'))).toBe(false);
  expect(mayCancelOrder({ paymentStatus: 'abandoned' }, shares('pending'))).toBe(false);
});

it('is what has a day until that closes, whether it is confirmed or not', () => {
  const paid = { paymentStatus: 'paid' } as const;
  const of = (status: OrderStatus) => ({
    status,
    handover: { window: { ordersCloseAt: '2026-11-26T23:00:00Z' } },
  });
  const [before, after] = [new Date('2026-11-26T22:59:59Z'), new Date('2026-11-26T23:00:00Z')];
  for (const status of ['pending', 'confirmed'] as const) {
    expect([
      mayCancelVendorOrder(paid, of(status), before),
      mayCancelVendorOrder(paid, of(status), after),
    ]).toEqual([true, false]);
    expect([
      mayChangeVendorOrder(paid, of(status), before),
      mayChangeVendorOrder(paid, of(status), after),
    ]).toEqual([true, false]);
  }
  for (const status of ['delivered', 'cancelled'] as const)
    expect(mayChangeVendorOrder(paid, of(status), before)).toBe(false);
  expect(mayChangeVendorOrder(paid, { status: 'pending' }, before)).toBe(false);
  expect(mayCancelOrder({ paymentStatus: 'held' }, [of('pending')], after)).toBe(true);
  expect(mayChangeVendorOrder({ paymentStatus: 'held' }, of('pending'), before)).toBe(false);
});
