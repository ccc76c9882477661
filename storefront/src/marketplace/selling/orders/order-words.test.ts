import { withGrams } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import type { LineWeightView } from '@farmgate/backend/contract/marketplace/weight/weight-fields';
import { describe, expect, it } from '@jest/globals';
import { cancellationText, mapAddress, paymentText } from './order-words';
import { isToWeigh, weightWords } from './weigh-words';

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
    const rounded = { ...order, total: 31.42, paymentMethod: 'cash', cashRounding: 'nickel' } as const;
    expect(paymentText({ ...rounded, paymentStatus: 'due' })).toBe(
      'Collect $31.40 in cash at pickup, rounded from $31.42',
    );
    expect(paymentText({ ...rounded, status: 'delivered' })).toBe(
      'Paid in cash. Cash: $31.40, rounded from $31.42',
    );
    expect(paymentText({ ...order, paymentMethod: 'cash', paymentStatus: 'due', status: 'delivered' })).toBe(
      'Paid in cash',
    );
    expect(paymentText({ ...order, status: 'cancelled' })).toBe('Refunded');
    for (const paymentStatus of ['due', 'void'] as const)
      expect(paymentText({ ...order, status: 'cancelled', paymentStatus })).toBe('Nothing to pay');
  });

  it('says how a farm was paid where it said so', () => {
    const received = { amount: 31.4, day: '2026-12-05', note: null, canUndo: true, by: 'check' } as const;
    const cash = { ...order, paymentMethod: 'cash', status: 'delivered' } as const;
    expect(paymentText({ ...cash, received })).toBe('Paid by check');
    expect(paymentText({ ...cash, received: { ...received, by: 'other' }, refunded: 8.1 })).toBe(
      'Paid another way, $8.10 refunded',
    );
  });

  it('is a CSA box, which becomes farm credit where it is canceled', () => {
    const received = { amount: 31.4, day: '2026-12-05', note: null, canUndo: false, by: 'share' } as const;
    const box = { ...order, paymentMethod: 'cash', paymentStatus: 'due', received } as const;
    expect(paymentText({ ...box, status: 'confirmed' })).toBe('CSA box');
    expect(paymentText({ ...box, status: 'cancelled' })).toBe('CSA box, farm credit now');
    expect(cancellationText({ ...box, itemCount: 1 }).money).toMatch(/becomes farm credit/);
  });

  it('says what is left of an order that was paid before its pickup', () => {
    const received = { amount: 31.4, day: '2026-12-05', note: null, canUndo: true, by: 'check' } as const;
    const cash = { ...order, paymentMethod: 'cash', paymentStatus: 'due', received } as const;
    expect(paymentText(cash)).toBe('Paid by check');
    expect(paymentText({ ...cash, total: 40 })).toBe('Collect $8.60 in cash at pickup');
    expect(paymentText({ ...cash, total: 30 })).toBe('Paid by check, $1.40 too much');
    expect(paymentText({ ...cash, status: 'cancelled' })).toBe('Paid by check. Please refund $31.40.');
  });

  it('says what of it went back', () => {
    expect(paymentText({ ...order, refunded: 8.1 })).toBe('Paid by card, $8.10 refunded');
    const cash = { ...order, paymentMethod: 'cash', status: 'delivered', refunded: 8.1 } as const;
    expect(paymentText(cash)).toBe('Paid in cash, $8.10 refunded');
    expect(paymentText({ ...cash, paymentStatus: 'due', status: 'pending' })).toBe(
      'Collect $31.40 in cash at pickup',
    );
  });

  it('is charged once it is weighed, and asked for where that is declined', () => {
    const authorized = { ...order, paymentStatus: 'authorized' } as const;
    expect(paymentText(authorized)).toBe('The card is charged once you’ve weighed it.');
    expect(paymentText({ ...authorized, paymentMethod: 'paypal' })).toMatch(/^The PayPal account is charged/);
    expect(paymentText({ ...order, paymentStatus: 'owed' })).toBe('Payment declined');
    for (const paymentStatus of ['authorized', 'owed'] as const)
      expect(paymentText({ ...order, status: 'cancelled', paymentStatus })).toBe('Nothing to pay');
  });
});

const weight: LineWeightView = {
  ...{
    per: 'lb',
    price: 6.5,
    inSteps: false,
    ...withGrams({ least: '3.5 lb', nominal: '4.35 lb', most: '5 lb' }),
  },
  ...{ aboutPrice: 28.28, mostPrice: 32.5, grams: null, weight: null },
};
const lineOf = (more: object) => ({ quantity: 1, refunded: 0, weight: { ...weight, ...more } });

describe('an order by weight', () => {
  it('is at most what it says until it is weighed', () => {
    const cash = { ...order, paymentMethod: 'cash', paymentStatus: 'due' } as const;
    const items = [lineOf({})] as never;
    expect(paymentText({ ...cash, items })).toBe('Collect at most $31.40 in cash at pickup');
    expect(paymentText({ ...cash, items: [lineOf({ grams: 1_973 })] as never })).toMatch(/^Collect \$31\.40/);
    const isOpen = (more: object, status = 'confirmed') =>
      isToWeigh({ items: [{ ...lineOf({}), ...more }], status: status as 'confirmed' });
    expect([isOpen({}), isOpen({ refunded: 1 }), isOpen({}, 'cancelled')]).toEqual([true, false, false]);
    expect(isToWeigh({ items: [{ quantity: 1, refunded: 0 }], status: 'pending' })).toBe(false);
  });

  it('says what a line weighs, or what it may cost', () => {
    const words = (totalPrice: number, more: Partial<LineWeightView> = {}) =>
      weightWords({ totalPrice, weight: { ...weight, ...more } }, 'vendor');
    expect(words(32.5)).toEqual(['$6.50/lb, about $28.28, at most $32.50']);
    const one = { weight: '4.35 lb', price: 28.28 };
    expect(words(28.28, { grams: 1_973, weight: '4.35 lb', packages: [one] })).toEqual([
      '4.35 lb at $6.50/lb',
    ]);
    expect(words(56.56, { grams: 3_946, weight: '8.70 lb', packages: [one, one] })).toEqual([
      ...['$6.50/lb', '4.35 lb, $28.28', '4.35 lb, $28.28'],
    ]);
    const heavy = { weight: '5.05 lb', price: 32.83 };
    expect(words(32.5, { grams: 2_291, weight: '5.05 lb', packages: [heavy] })).toEqual([
      ...['$6.50/lb', '5.05 lb, $32.83', 'The customer pays at most $32.50: $0.33 off'],
    ]);
    expect(weightWords({ totalPrice: 7 }, 'vendor')).toEqual([]);
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
