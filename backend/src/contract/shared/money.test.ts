import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountOf, basisPointsOf, centsOf, dollars, shareOf } from './money.js';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('cents', () => {
  it('come whole out of decimals, as numbers and as text', () => {
    expect([4.5, 0.07, 19.99, 1_234.1].map(centsOf)).toEqual([450, 7, 1_999, 123_410]);
    expect(['4.50', '4.5', ' 12 '].map(centsOf)).toEqual([450, 450, 1_200]);
    expect(['4.505', '-1', '1e3', '', 'free', '1,000'].map(centsOf)).toEqual(Array(6).fill(null));
    expect([4.505, -1, Number.NaN, Infinity].map(centsOf)).toEqual(Array(4).fill(null));
  });

  it('survive the way into JSON and back', () => {
    fc.assert(fc.property(cents, (amount) => expect(centsOf(amountOf(amount))).toBe(amount)));
  });

  it('read as dollars', () => {
    expect([123_450, 5, -300].map(dollars)).toEqual(['$1,234.50', '$0.05', '-$3.00']);
    expect(dollars(123_456_789_012)).toBe('$1,234,567,890.12');
    expect([0, -0, -0.4].map(dollars)).toEqual(['$0.00', '$0.00', '$0.00']);
  });
});

describe('a share of an amount', () => {
  it('is rounded half up', () => {
    expect(shareOf(1_000, 800)).toBe(80);
    expect(shareOf(1_006, 800)).toBe(80);
    expect(shareOf(1_007, 800)).toBe(81);
    expect(shareOf(50, 100)).toBe(1);
  });

  it('takes its rate from text', () => {
    expect(['0.12', '0.125', '1', '0'].map(basisPointsOf)).toEqual([1_200, 1_250, 10_000, 0]);
    expect(['1.2', '12%', '-0.1', ''].map(basisPointsOf)).toEqual([null, null, null, null]);
  });
});
