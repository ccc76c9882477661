import { describe, expect, it } from '@jest/globals';
import { pageCount } from './paging';

describe('pageCount', () => {
  it('counts pages of twenty', () => {
    const counts = [0, 1, 20, 21, 1000].map((total) => pageCount({ total, isMore: false }, 1, 20));
    expect(counts).toEqual([1, 1, 1, 2, 50]);
  });

  it('goes on behind what was counted while pages are full', () => {
    expect(pageCount({ total: 29, isMore: true }, 2, 20)).toBe(3);
    expect(pageCount({ total: 29, isMore: true }, 2, 9)).toBe(2);
    expect(pageCount({ total: 1000, isMore: true }, 1, 20)).toBe(50);
  });
});
