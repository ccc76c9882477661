import { describe, expect, it } from '@jest/globals';
import { PRODUCT_SORTS } from '../../../contract/marketplace/shop.js';
import { FIRST_KEYS, readPageKey, writePageKey } from './page-key.rules.js';

describe('the key of a page', () => {
  it.each(PRODUCT_SORTS)('comes back as it was written, sorted by %s', (sort) => {
    const key = { value: sort === 'rating' ? 'o4.333333333333333' : 'i450', id: 17 };
    expect(readPageKey(sort, writePageKey(sort, key))).toEqual(key);
    expect(readPageKey(sort, writePageKey(sort, FIRST_KEYS[sort]))).toEqual(FIRST_KEYS[sort]);
  });

  it('is no key of another sort', () => {
    expect(readPageKey('popular', writePageKey('price-low', { value: 'i450', id: 17 }))).toBeNull();
  });

  it.each([
    '',
    'no key',
    'newest~1~2',
    'bmV3ZXN0fjF-Mg~x',
    ...[
      'newest~i1',
      'newest~~2',
      'newest~1~2',
      'newest~i1e9~2',
      'newest~i1~-2',
      'newest~i1~99999999999',
      'newest~i1~2~3',
    ].map((text) => Buffer.from(text).toString('base64url')),
    ...[
      "price-low~i1' OR '1~2",
      'price-low~i99999999999~2',
      'price-low~i1.5~2',
      'newest~i99999999999999999~1',
    ].map((text) => Buffer.from(text).toString('base64url')),
  ])('is refused when it was not written here: %s', (text) => {
    expect(readPageKey('newest', text)).toBeNull();
    expect(readPageKey('price-low', text)).toBeNull();
  });
});
