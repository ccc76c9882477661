import { describe, expect, it } from '@jest/globals';
import { shippingCents } from './checkout.js';
import { movesFrom, orderStatusOf } from './order-status.js';
import { stockLabel } from './shop.js';

describe('what a cart costs', () => {
  it('ships free for pickup and nationwide above $50', () => {
    expect(shippingCents('pickup', 1_000)).toBe(0);
    expect(shippingCents('local_delivery', 9_000)).toBe(500);
    expect([4_999, 5_000, 5_001].map((subtotal) => shippingCents('shipping', subtotal))).toEqual([
      1_500, 1_500, 0,
    ]);
  });
});

describe("an order's life", () => {
  it('is as far as the least advanced vendor order that is not cancelled', () => {
    expect(orderStatusOf(['shipped', 'pending', 'cancelled'])).toBe('pending');
    expect(orderStatusOf(['delivered', 'cancelled'])).toBe('delivered');
    expect(orderStatusOf(['cancelled', 'cancelled'])).toBe('cancelled');
  });

  it('lets a vendor confirm, then ship or hand over, and cancel only before that', () => {
    const to = (...args: Parameters<typeof movesFrom>) => movesFrom(...args).map((move) => move.to);
    expect(to('pending', 'vendor', false)).toEqual(['confirmed', 'cancelled']);
    expect(to('confirmed', 'vendor', false)).toEqual(['shipped', 'cancelled']);
    expect(to('confirmed', 'vendor', true)).toEqual(['delivered', 'shipped', 'cancelled']);
    expect(to('confirmed', 'staff', true)).toEqual(['delivered', 'cancelled']);
    expect(to('shipped', 'vendor', false)).toEqual(['delivered']);
    expect(to('delivered', 'staff', false)).toEqual([]);
    expect(to('cancelled', 'staff', false)).toEqual([]);
  });
});

describe('the stock label', () => {
  it('counts down from ten', () => {
    expect([11, 10, 1, 0].map(stockLabel)).toEqual([
      'In Stock',
      'Only 10 left',
      'Only 1 left',
      'Out of Stock',
    ]);
  });
});
