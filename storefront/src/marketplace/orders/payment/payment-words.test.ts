import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { describe, expect, it } from '@jest/globals';
import { cashWords, givenBackText, isPaidBefore, roundedWords, takenText } from './payment-words';

type Part = OrderView['fulfilments'][number];
const part = (given: Partial<Part>) =>
  ({
    ...{ status: 'confirmed', total: 15.12, items: [] },
    ...{ vendor: { id: 1, businessName: 'Sunny Acres' } },
    ...given,
  }) as unknown as Part;
const order = (...fulfilments: Part[]) => ({ fulfilments, paymentMethod: 'cash' }) as const;
const check = { by: 'check', amount: 15.12 } as const;

describe('an order that is paid at its pickup', () => {
  it('says how its vendors took their money', () => {
    expect(takenText(order(part({ received: check })))).toBe('Paid by check');
    expect(takenText(order(part({})))).toBe('Paid in cash');
    expect(takenText(order(part({ received: check }), part({})))).toBe('Paid to the vendors');
    expect(takenText(order(part({ received: check }), part({ status: 'cancelled' })))).toBe('Paid by check');
  });

  it('says what is rounded in cash beside the exact total, and nothing of a check', () => {
    const rounded = { total: 15.12, cashRounding: 'nickel' } as const;
    const said = 'Cash: $15.10, rounded from $15.12';
    expect(cashWords(order(part(rounded)))).toBe(
      `Pay each vendor for its items when you pick them up. ${said}.`,
    );
    const cash = (amount: number) => ({ by: 'cash', amount }) as const;
    expect(roundedWords(order(part({ ...rounded, received: cash(15.1) })))).toEqual([said]);
    expect(isPaidBefore(order(part({ ...rounded, received: cash(15.1) })))).toBe(true);
    for (const received of [check, cash(15.12)])
      expect(roundedWords(order(part({ ...rounded, received })))).toEqual([]);
    expect(roundedWords(order(part(rounded), part({})))).toEqual([`Sunny Acres: ${said}`]);
  });

  it('is paid before it where every vendor has all of its money', () => {
    expect(isPaidBefore(order(part({ received: check })))).toBe(true);
    expect(isPaidBefore(order(part({ received: check }), part({})))).toBe(false);
    expect(isPaidBefore(order(part({ received: { ...check, amount: 5 } })))).toBe(false);
    expect(isPaidBefore(order(part({ received: check, status: 'cancelled' })))).toBe(false);
  });

  it('says what goes back of what was canceled', () => {
    expect(givenBackText(order(part({ received: check })))).toBe(null);
    expect(givenBackText(order(part({ received: check, status: 'cancelled' })))).toBe(
      'Sunny Acres will refund the $15.12 you paid.',
    );
  });

  it('says what goes back of what came to less than was paid', () => {
    const cheaper = order(part({ received: { ...check, amount: 20 } }));
    expect([isPaidBefore(cheaper), givenBackText(cheaper)]).toEqual([true, 'Sunny Acres will refund $4.88.']);
    const done = part({ received: { ...check, amount: 20 }, status: 'delivered' });
    expect(givenBackText(order(done))).toBe(null);
  });

  it('says what is paid of it already', () => {
    expect(cashWords(order(part({})))).toBe('Pay each vendor for its items when you pick them up.');
    expect(cashWords(order(part({ received: { ...check, amount: 5 } })))).toBe(
      'You’ve paid Sunny Acres $5.00. Pay the rest at pickup.',
    );
  });
});
