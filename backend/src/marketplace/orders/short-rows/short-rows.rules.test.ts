import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountsOf, isEverything, missingOf } from './short-rows.rules.js';

const LINES = [
  { id: 1, quantity: 3 },
  { id: 2, quantity: 1 },
];
const asked = (id: number, from: number, to: number) =>
  ({ id, from, to, reason: 'spoiled', restock: false }) as const;

describe('what is missing of an order', () => {
  it('is what there is less of than before, and nothing once it is so', () => {
    expect(missingOf(LINES, [asked(1, 3, 1), asked(2, 1, 1)])).toEqual([
      { id: 1, quantity: 2, reason: 'spoiled', restock: false },
    ]);
    expect(missingOf(LINES, [asked(1, 5, 3), asked(9, 2, 0)])).toEqual([]);
  });

  it('is refused of other orders, above what there is, and to who saw other quantities', () => {
    expect(() => missingOf(LINES, [asked(9, 2, 1)])).toThrow();
    expect(() => missingOf(LINES, [asked(1, 3, 4)])).toThrow();
    expect(() => missingOf(LINES, [asked(1, 2, 1)])).toThrow();
  });

  it('is everything where no line has anything left', () => {
    const all = missingOf(LINES, [asked(1, 3, 0), asked(2, 1, 0)]);
    expect([isEverything(LINES, all), isEverything(LINES, all.slice(1))]).toEqual([true, false]);
  });

  it('is worth together what went back', () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 1, max: 9_999 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.nat(99_999), fc.array(line, { minLength: 1, maxLength: 5 }), (cents, lines) => {
        expect(amountsOf(cents, lines).reduce((sum, part) => sum + part, 0)).toBe(cents);
      }),
    );
  });
});
