import { describe, expect, it } from '@jest/globals';
import { hasNextPage, numberedLinks, pageLinks } from './paging.js';

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

describe('numberedLinks', () => {
  it('leads to the pages around by their numbers, with the first one at its plain address', () => {
    expect(numberedLinks('/api/blog?page=2&tag=eggs', 2, true)).toBe(
      '</api/blog?tag=eggs>; rel="first", </api/blog?tag=eggs>; rel="prev", </api/blog?page=3&tag=eggs>; rel="next"',
    );
    expect(numberedLinks('/api/blog?page=2', 2, false)).toBe(
      '</api/blog>; rel="first", </api/blog>; rel="prev"',
    );
    expect(numberedLinks('/api/blog', 1, false)).toBe('');
  });
});
