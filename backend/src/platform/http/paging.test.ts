import { describe, expect, it } from '@jest/globals';
import { hasNextPage, pageLinks } from './paging.js';

describe('pageLinks', () => {
  it('keeps the request its own query and replaces the window', () => {
    expect(
      pageLinks('/api/listings?search=kale&offset=20&limit=20', { limit: 20, offset: 20, hasNext: true }),
    ).toBe(
      '</api/listings?search=kale&offset=0&limit=20>; rel="first", ' +
        '</api/listings?search=kale&offset=0&limit=20>; rel="prev", ' +
        '</api/listings?search=kale&offset=40&limit=20>; rel="next"',
    );
  });

  it('is empty when one page holds everything', () => {
    expect(pageLinks('/api/listings', { limit: 20, offset: 0, hasNext: false })).toBe('');
  });
});

describe('hasNextPage', () => {
  it('follows the count where it is exact', () => {
    expect(hasNextPage({ items: [1, 2], total: 3, isMore: false }, { limit: 2, offset: 0 })).toBe(true);
    expect(hasNextPage({ items: [3], total: 3, isMore: false }, { limit: 2, offset: 2 })).toBe(false);
  });

  it('goes on behind a full page where the count stopped early', () => {
    expect(hasNextPage({ items: [1, 2], total: 2, isMore: true }, { limit: 2, offset: 4 })).toBe(true);
    expect(hasNextPage({ items: [1], total: 2, isMore: true }, { limit: 2, offset: 4 })).toBe(false);
  });
});
