import { describe, expect, it } from '@jest/globals';
import { depositDay, depositOf, type DepositTerms, type LineToPay, payableNow } from './deposit.js';

const terms: DepositTerms = {
  cents: 10_000,
  percent: null,
  balanceOn: '2026-11-10',
  unpaid: 'keep',
  graceDays: 7,
};
const unit = { price: 45_000, ownDeposit: null, isByWeight: false };

describe('The deposit of a piece', () => {
  it('is the amount that the product asks for', () => {
    expect(depositOf(terms, unit, '2026-11-09')).toEqual({
      ...{ cents: 10_000, balanceOn: '2026-11-10', unpaid: 'keep', graceDays: 7 },
    });
  });

  it.each([
    [{ cents: null, percent: 25 }, {}, 11_250],
    [{ cents: null, percent: 33 }, { price: 101 }, 33],
    [{ cents: null, percent: 1 }, { price: 2 }, 1],
    [{}, { ownDeposit: 20_000 }, 20_000],
  ])('with %j and %j is %i cents', (own, ofUnit, cents) => {
    expect(depositOf({ ...terms, ...own }, { ...unit, ...ofUnit }, '2026-11-09')?.cents).toBe(cents);
  });

  it('is none where all is paid at once', () => {
    expect(depositOf(null, unit, '2026-11-09')).toBeNull();
    expect(depositOf(terms, unit, '2026-11-10')).toBeNull();
    expect(depositOf(terms, { ...unit, price: 10_000 }, '2026-11-09')).toBeNull();
    expect(depositOf({ ...terms, balanceOn: null }, unit, '2026-11-09')).toBeNull();
  });

  it('is asked for until it is weighed', () => {
    const byWeight = { ...unit, isByWeight: true };
    expect(depositOf({ ...terms, balanceOn: null }, byWeight, '2026-11-09')?.cents).toBe(10_000);
  });

  it('ends with a day that has begun in every state', () => {
    expect(depositDay(new Date('2026-11-10T09:59:00Z'))).toBe('2026-11-09');
    expect(depositDay(new Date('2026-11-10T10:00:00Z'))).toBe('2026-11-10');
  });
});

describe('What is paid with an order', () => {
  const line: LineToPay = {
    ...{ quantity: 2, totalPrice: 90_000, discount: 0, tax: 7_200, byWeight: null },
    deposit: { cents: 10_000, balanceOn: '2026-11-10', unpaid: 'keep', graceDays: 7 },
  };
  const eggs: LineToPay = { ...line, quantity: 1, totalPrice: 700, tax: 56, deposit: null };

  it('is nothing of its own without a deposit', () => {
    expect(payableNow([eggs], { shipping: 500, total: 1_256 })).toBeNull();
  });

  it('is the deposits, the rest in full, and the delivery', () => {
    expect(payableNow([line, eggs], { shipping: 1_500, total: 99_456 })).toBe(20_000 + 756 + 1_500);
  });

  it('leaves what is weighed for later', () => {
    expect(payableNow([line, { ...eggs, byWeight: {} }], { shipping: 0, total: 97_956 })).toBe(20_000);
  });

  it('is never more than the goods cost with a discount', () => {
    expect(payableNow([{ ...line, discount: 75_000 }], { shipping: 0, total: 22_200 })).toBe(15_000);
  });

  it('is nothing of its own where all of it is paid at once', () => {
    expect(payableNow([{ ...line, discount: 75_000, tax: 0 }], { shipping: 0, total: 15_000 })).toBeNull();
  });
});
