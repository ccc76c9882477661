import { describe, expect, it } from '@jest/globals';
import { makeProduct } from '../../../../test/make-cart-item';
import { productsOf, shownKeys } from './product-pages';

describe('a list that has grown', () => {
  const known =
    (...keys: string[]) =>
    (key: string) =>
      keys.includes(key);

  it('shows again what it showed, as long as that is at hand', () => {
    expect(shownKeys(['', 'b', 'c'], 'c', known('', 'b'))).toEqual(['', 'b', 'c']);
  });

  it('begins where the address begins where something is not at hand, or is of another address', () => {
    expect(shownKeys(['', 'b', 'c'], 'c', known('b'))).toEqual(['c']);
    expect(shownKeys(['', 'b'], 'c', known(''))).toEqual(['c']);
    expect(shownKeys(null, '', known())).toEqual(['']);
  });

  it('has each product once', () => {
    const page = (...ids: number[]) => ({
      items: ids.map((id) => makeProduct({ id })),
      total: null,
      isMore: false,
      corrected: null,
      nextKey: null,
    });
    expect(productsOf([page(1, 2), undefined, page(2, 3)]).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
