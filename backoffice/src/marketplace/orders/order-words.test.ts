import { describe, expect, it } from '@jest/globals';
import { addressLines, orderState, paidState } from './order-words';

it('shows of an address what is there, and no empty line', () => {
  const whole = {
    shippingAddress: '1 Main Street',
    shippingCity: 'Fort Myers',
    shippingState: 'FL',
    shippingZipCode: '33901',
  };
  expect(addressLines(whole)).toEqual(['1 Main Street', 'Fort Myers, FL 33901']);
  const zipAlone = { shippingAddress: '', shippingCity: '', shippingState: '', shippingZipCode: '33901' };
  expect(addressLines(zipAlone)).toEqual(['33901']);
  expect(addressLines({ ...zipAlone, shippingZipCode: '' })).toEqual([]);
});

it('calls what is picked up so', () =>
  expect([
    orderState('delivered', 'pickup'),
    orderState('delivered', 'shipping'),
    orderState('pending', 'pickup'),
  ]).toEqual(['picked-up', 'delivered', 'pending']));

describe('what became of money', () => {
  it('is told apart where some of it went back', () => {
    expect(paidState('paid', 0)).toBe('paid');
    expect(paidState('paid', 37.27)).toBe('partly-refunded');
    expect(paidState('refunded', 50.23)).toBe('refunded');
    expect(paidState('authorized', 0)).toBe('authorized');
  });
});
