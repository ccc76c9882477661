import { describe, expect, it } from '@jest/globals';
import { isSelling, sellingMonths } from './seasons.rules.js';

describe('when crops are sold', () => {
  it('is summer for tomatoes in the north and winter in Florida', () => {
    expect(isSelling('summer', 'north', 8)).toBe(true);
    expect(isSelling('summer', 'north', 1)).toBe(false);
    expect(isSelling('summer', 'tropic', 1)).toBe(true);
    expect(isSelling('summer', 'tropic', 8)).toBe(false);
  });

  it('may go over the new year', () => {
    expect([11, 12, 1, 5, 6].map((month) => isSelling('citrus', 'california', month))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('is never where a crop does not grow', () => {
    expect(sellingMonths('stone', 'alaska')).toBeNull();
    expect(isSelling('stone', 'alaska', 8)).toBe(false);
  });
});
