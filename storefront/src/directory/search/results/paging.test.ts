import { describe, expect, it } from '@jest/globals';
import { isPastEnd, pagesOf, readIsAll, restOfPage, writeIsAll } from './paging';

const exact = (total: number) => ({ total, isMore: false });

describe('the pages of a list', () => {
  it('are counted in twenties', () => {
    expect([0, 1, 20, 21, 1000].map((total) => pagesOf(exact(total), 1, 20).count)).toEqual([1, 1, 1, 2, 50]);
    expect(pagesOf(exact(41), 2, 20)).toEqual({ count: 3, hasNext: true });
    expect(pagesOf(exact(41), 3, 1)).toEqual({ count: 3, hasNext: false });
  });

  it('are not promised a number where the list was not counted to its end', () => {
    const bounded = { total: 29, isMore: true };
    expect(pagesOf(bounded, 1, 20)).toEqual({ count: null, hasNext: true });
    expect(pagesOf(bounded, 2, 20)).toEqual({ count: null, hasNext: true });
    expect(pagesOf(bounded, 2, 9)).toEqual({ count: null, hasNext: false });
  });

  it('go on behind the first cards of a page as well', () => {
    const bounded = { total: 29, isMore: true };
    expect(pagesOf(bounded, 3, 8, false).hasNext).toBe(true);
    expect(pagesOf(bounded, 3, 7, false).hasNext).toBe(false);
    expect(pagesOf(bounded, 3, 8, true).hasNext).toBe(false);
  });

  it('end where the API ends', () => {
    expect(pagesOf(exact(50_000), 501, 20).hasNext).toBe(false);
  });
});

describe('a page behind the end of a list', () => {
  const list = (items: number[], total: number | null) => ({
    items,
    total,
    isMore: false,
    corrected: null,
    nextKey: null,
  });

  it('is told from a list that is empty as a whole', () => {
    expect(isPastEnd(9, list([], 26))).toBe(true);
    expect(isPastEnd(9, list([], null))).toBe(true);
    expect(isPastEnd(9, list([], 0))).toBe(false);
    expect(isPastEnd(2, list([1], 21))).toBe(false);
    expect(isPastEnd(1, list([], 26))).toBe(false);
    expect(isPastEnd(2, undefined)).toBe(false);
  });

  it('is every page that the API cannot be asked for', () => {
    expect(isPastEnd(999, list([1], 50_000))).toBe(true);
  });
});

describe('the rest of a page behind its first eight cards', () => {
  it('is what is left of its twenty', () => {
    expect(restOfPage(exact(41), 1, 8)).toBe(12);
    expect(restOfPage(exact(35), 2, 8)).toBe(7);
    expect(restOfPage(exact(28), 2, 8)).toBe(0);
    expect(restOfPage({ total: 8, isMore: true }, 1, 8)).toBe(12);
  });

  it('is nothing where fewer or all are shown', () => {
    expect(restOfPage(exact(41), 3, 1)).toBe(0);
    expect(restOfPage(exact(41), 1, 20)).toBe(0);
  });

  it('stands in the address when it is asked for', () => {
    expect(readIsAll(new URLSearchParams({ show: writeIsAll(true) ?? '' }))).toBe(true);
    expect(readIsAll(new URLSearchParams())).toBe(false);
    expect(writeIsAll(false)).toBeUndefined();
  });
});
