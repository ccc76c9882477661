import { describe, expect, it } from '@jest/globals';
import { cancellationText, mapAddress, paymentText } from './order-words';

const order = {
  paymentMethod: 'credit_card',
  paymentStatus: 'paid',
  total: 31.4,
  status: 'pending',
} as const;

describe("what is with an order's money", () => {
  it('is paid, or to be collected, or given back', () => {
    expect(paymentText(order)).toBe('Paid by card');
    expect(paymentText({ ...order, paymentMethod: 'paypal' })).toBe('Paid with PayPal');
    expect(paymentText({ ...order, paymentMethod: 'cash', paymentStatus: 'due' })).toBe(
      'Collect $31.40 in cash at pickup',
    );
    expect(paymentText({ ...order, paymentMethod: 'cash', paymentStatus: 'due', status: 'delivered' })).toBe(
      'Paid in cash',
    );
    expect(paymentText({ ...order, status: 'cancelled' })).toBe('Refunded');
    for (const paymentStatus of ['due', 'void'] as const)
      expect(paymentText({ ...order, status: 'cancelled', paymentStatus })).toBe('Nothing to pay');
  });
});

describe('a cancellation', () => {
  it('gives back what was paid, and the stock', () => {
    const { money, stock } = cancellationText({ ...order, itemCount: 3 });
    expect(money).toContain('refund $31.40');
    expect(stock).toBe('The 3 items go back into your stock.');
  });

  it('has no money to give back where none was paid', () => {
    const { money } = cancellationText({
      ...order,
      paymentMethod: 'cash',
      paymentStatus: 'due',
      itemCount: 1,
    });
    expect(money).toContain('nothing to refund');
  });
});

describe('where an order goes', () => {
  it('is looked up whole, whatever stands in the address', () => {
    const address = mapAddress({
      shippingAddress: '1 A & B Street #2',
      shippingCity: 'Fort Myers',
      shippingState: 'FL',
      shippingZipCode: '33901',
    });
    expect(new URL(address).searchParams.get('query')).toBe('1 A & B Street #2, Fort Myers, FL 33901');
  });
});
