import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { split } from './split.js';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('splitting', () => {
  it('gives the cents that are left to the largest remainders', () => {
    expect(split(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(split(5, [3, 7])).toEqual([2, 3]);
    expect(split(1_500, [0, 0])).toEqual([750, 750]);
  });

  it('always adds up, never moves a share by a cent or more, and gives nothing for nothing', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(cents, weights, (amount, by) => {
        const shares = split(amount, by);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        const all = by.reduce((sum, weight) => sum + weight, 0);
        if (all === 0) return;
        shares.forEach((share, index) => {
          expect(Math.abs(share - (amount * (by[index] ?? 0)) / all)).toBeLessThan(1);
          if (by[index] === 0) expect(share).toBe(0);
        });
      }),
    );
  });
});
