import { expect, it } from '@jest/globals';
import { makeProduct } from '../../../../test/make-cart-item';
import { isAmong, withFavorite } from './favorite-changes';

const NONE = { products: [], vendors: [] };

it('puts a favorite at the head of its list once, and takes it out again', () => {
  const [honey, eggs] = [1, 2].map((id) => ({ kind: 'products' as const, item: makeProduct({ id }) }));
  if (!honey || !eggs) throw new Error('There are two.');
  const both = withFavorite(withFavorite(withFavorite(NONE, honey, true), eggs, true), honey, true);
  expect(both.products.map(({ id }) => id)).toEqual([1, 2]);
  expect(isAmong(both, eggs)).toBe(true);
  expect(isAmong(withFavorite(both, eggs, false), eggs)).toBe(false);
  expect(isAmong(undefined, eggs)).toBe(false);
});
