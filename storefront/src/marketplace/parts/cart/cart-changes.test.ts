import { describe, expect, it } from '@jest/globals';
import { applyChanges, unitsIn } from './cart-changes';
import { makeItem, makeProduct } from '../../../../test/make-cart-item';

describe('a cart with changes on their way', () => {
  it('shows another quantity, and whether there are as many', () => {
    const item = makeItem({ id: 1, quantity: 2, inventory: 5 });
    expect(applyChanges([item], [{ kind: 'quantity', item, quantity: 3 }])).toMatchObject([
      { id: 1, quantity: 3, problem: null },
    ]);
    expect(applyChanges([item], [{ kind: 'quantity', item, quantity: 6 }])).toMatchObject([
      { quantity: 6, problem: 'too-many' },
    ]);
  });

  it('leaves what is removed out, and the rest in its order', () => {
    const items = [makeItem({ id: 1 }), makeItem({ id: 2 }), makeItem({ id: 3 })];
    const left = applyChanges(items, [{ kind: 'remove', item: makeItem({ id: 2 }) }]);
    expect(left.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('adds to a line that is there, and a new line at the end', () => {
    const tomatoes = makeProduct({ id: 7, inventory: 9 });
    const items = [makeItem({ id: 1, productId: 7, inventory: 9, quantity: 2 })];
    const changed = applyChanges(items, [
      { kind: 'add', product: tomatoes, quantity: 3 },
      { kind: 'add', product: makeProduct({ id: 8 }), quantity: 1 },
    ]);
    expect(changed.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 5],
      [-8, 1],
    ]);
  });

  it('counts units, without those that cannot be bought at all', () => {
    expect(
      unitsIn([
        { quantity: 2, problem: null },
        { quantity: 3, problem: 'too-many' },
        { quantity: 5, problem: 'unavailable' },
        { quantity: 7, problem: 'sold-out' },
      ]),
    ).toBe(5);
  });
});
