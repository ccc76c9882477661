import { describe, expect, it } from '@jest/globals';
import { chooseCodes, codeState, UNKNOWN_CODE, whyNotNow } from './discounts.rules.js';
import type { KnownCode } from './discounts.sql.js';

const code = (given: Partial<KnownCode> = {}): KnownCode => ({
  id: 1,
  vendorId: 7,
  vendorName: 'Sunny Acres',
  code: 'SPRING10',
  kind: 'percent',
  value: 1_000,
  productIds: null,
  leastGoods: null,
  startsOn: null,
  endsOn: null,
  endedOn: null,
  maxUses: null,
  maxUsesEach: null,
  uses: 0,
  today: '2026-11-26',
  ...given,
});

describe('whether a code runs today', () => {
  it('counts both of its days', () => {
    expect(codeState(code({ startsOn: '2026-11-26', endsOn: '2026-11-26' }))).toBe('running');
    expect(whyNotNow(code({ startsOn: '2026-11-27' }), 0)).toBe('This code starts on Nov 27.');
    expect(whyNotNow(code({ endsOn: '2026-11-25' }), 0)).toBe('This code ended on Nov 25.');
    expect(whyNotNow(code({ endsOn: '2025-12-31' }), 0)).toBe('This code ended on Dec 31, 2025.');
  });

  it('ends with its vendor’s word, its uses and the buyer’s', () => {
    expect(whyNotNow(code({ endedOn: '2026-11-03' }), 0)).toBe('This code ended on Nov 3.');
    expect(whyNotNow(code({ maxUses: 5, uses: 4 }), 0)).toBeNull();
    expect(whyNotNow(code({ maxUses: 5, uses: 5 }), 0)).toBe('This code has been used up.');
    expect(whyNotNow(code({ maxUsesEach: 1 }), 1)).toBe('You’ve already used this code.');
    expect(whyNotNow(code({ maxUsesEach: 3 }), 3)).toBe('You’ve already used this code 3 times.');
  });
});

describe('the codes that an order gets', () => {
  const lines = [{ vendorId: 7, productId: 70, unitPrice: 500, quantity: 3 }];
  const choose = (entered: string[], known: KnownCode[], used = new Map<number, number>()) =>
    chooseCodes(entered, known, used, lines);

  it('are one of each vendor, the first that was entered', () => {
    const known = [code(), code({ id: 2, code: 'EGGS' }), code({ id: 3, vendorId: 8, code: 'EGGS' })];
    const { applied, problems } = choose(['SPRING10', 'EGGS', 'SPRING10'], known);
    expect(applied.map(({ id }) => id)).toEqual([1]);
    expect(problems).toEqual([
      {
        index: 1,
        code: 'EGGS',
        message: 'Sunny Acres takes one code for each order. Remove SPRING10 first.',
        isUnknown: false,
      },
    ]);
  });

  it('say nothing of what no vendor of the cart has', () => {
    const [problem] = choose(['NOPE'], [code()]).problems;
    expect(problem).toEqual({ index: 0, code: 'NOPE', message: UNKNOWN_CODE, isUnknown: true });
  });

  it.each([
    [{ leastGoods: 2_000 }, 'This code needs $20 of products from Sunny Acres. Add $5.00 more.'],
    [{ productIds: [71] }, 'This code isn’t for the products from Sunny Acres in your cart.'],
    [{ kind: 'amount', value: 1_500 }, 'This code needs more than $15 of products from Sunny Acres.'],
    [{ kind: 'amount', value: 1_499 }, undefined],
  ] as [Partial<KnownCode>, string | undefined][])('look at what is in the cart: %j', (given, message) => {
    expect(choose(['SPRING10'], [code(given)]).problems[0]?.message).toBe(message);
  });

  it('never make an order free, however small it is', () => {
    const penny = [{ vendorId: 7, productId: 70, unitPrice: 1, quantity: 1 }];
    const { problems } = chooseCodes(['SPRING10'], [code({ value: 9_000 })], new Map(), penny);
    expect(problems[0]?.message).toBe('This code takes nothing off so small an order.');
  });
});
