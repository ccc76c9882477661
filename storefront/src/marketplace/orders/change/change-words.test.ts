import { describe, expect, it } from '@jest/globals';
import type { VendorOrder } from '../order-rules';
import {
  cancelUntil,
  closesText,
  costOfMore,
  moneyBackText,
  moreMoneyText,
  openLines,
  readChanges,
  type Wanted,
} from './change-words';

const dated = (ordersCloseAt: string | null, status = 'confirmed') =>
  ({
    status,
    ...(ordersCloseAt && { handover: { when: { ordersCloseAt, timeZone: 'America/New_York' } } }),
  }) as VendorOrder;
const thursday = dated('2026-11-26T23:00:00Z');

describe('until when an order can be changed', () => {
  it('is said on the clocks there', () => {
    expect(closesText(thursday)).toBe('Thursday, November 26, 6 PM');
    expect(closesText(dated(null))).toBeNull();
  });

  it('is the first day that closes, of a whole order', () => {
    const friday = dated('2026-11-27T23:00:00Z');
    expect(cancelUntil({ fulfilments: [friday, thursday] })).toBe(
      'You can cancel until Thursday, November 26, 6 PM.',
    );
    expect(cancelUntil({ fulfilments: [friday, dated('2026-11-25T23:00:00Z', 'cancelled')] })).toBe(
      'You can cancel until Friday, November 27, 6 PM.',
    );
    expect(cancelUntil({ fulfilments: [thursday, dated(null)] })).toBe(
      'You can cancel until Thursday, November 26, 6 PM, or until a vendor confirms.',
    );
    expect(cancelUntil({ fulfilments: [dated(null)] })).toBe('You can cancel until a vendor confirms.');
  });
});

describe('items that are taken out', () => {
  const lines = [
    { id: 1, name: 'Kale', open: 3 },
    { id: 2, name: 'Eggs', open: 2 },
  ];

  it('are lines of which something is left', () => {
    const items = [
      { id: 1, name: 'Kale', quantity: 3, refunded: 1 },
      { id: 2, name: 'Eggs', quantity: 2, refunded: 2 },
    ] as VendorOrder['items'];
    expect(openLines({ items })).toEqual([{ id: 1, name: 'Kale', open: 2 }]);
  });

  it('are sent with what was there before', () => {
    expect(readChanges(lines, { 1: 1 })).toEqual({ items: [{ id: 1, from: 3, to: 1 }] });
  });

  it('are not all, and there is something to change', () => {
    const unchanged: Wanted[] = [{}, { 1: 3 }];
    for (const wanted of unchanged)
      expect(readChanges(lines, wanted)).toEqual({
        problem: 'Please change how many you want of at least one item.',
      });
    expect(readChanges(lines, { 1: 0, 2: 0 })).toEqual({
      problem: 'To take out everything, cancel these items instead.',
    });
  });

  it('or added, at the price that was shown', () => {
    const more = [{ id: 2, price: 7.5, most: 4, reason: null }];
    expect(readChanges(lines, { 1: 1, 2: 5 }, more)).toEqual({
      items: [
        { id: 1, from: 3, to: 1 },
        { id: 2, from: 2, to: 5, price: 7.5 },
      ],
    });
    expect(costOfMore(lines, { 1: 1, 2: 5 }, more)).toBe(2_250);
    expect(moreMoneyText({ paymentStatus: 'paid' })).toContain('on the next page');
    expect(moreMoneyText({ paymentStatus: 'due' })).toContain('when you pick it up');
  });

  it('go back the way they were paid', () => {
    expect(moneyBackText({ paymentStatus: 'paid', paymentMethod: 'paypal' })).toContain(
      'to your PayPal account.',
    );
    expect(moneyBackText({ paymentStatus: 'due', paymentMethod: 'cash' })).toContain(
      'You pay that much less',
    );
  });
});
