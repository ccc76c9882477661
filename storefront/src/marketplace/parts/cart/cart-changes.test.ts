import { describe, expect, it } from '@jest/globals';
import { makeItem, makeProduct } from '../../../../test/make-cart-item';
import { applyChanges, unitsIn } from './cart-changes';

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

  it('has a line for each option of a product', () => {
    const [dozen, flat] = [
      { id: 21, name: 'Dozen' },
      { id: 22, name: 'Flat of 30' },
    ];
    const items = [makeItem({ id: 1, productId: 7, variant: dozen, quantity: 2 })];
    const changed = applyChanges(items, [
      { kind: 'add', product: makeProduct({ id: 7, price: 14, inventory: 1 }), quantity: 1, variant: flat },
      { kind: 'add', product: makeProduct({ id: 7 }), quantity: 3, variant: dozen },
      { kind: 'add', product: makeProduct({ id: 7, inventory: 1 }), quantity: 1, variant: flat },
    ]);
    expect(changed.map(({ variant, quantity, problem }) => [variant?.name, quantity, problem])).toEqual([
      ['Dozen', 5, null],
      ['Flat of 30', 2, 'too-many'],
    ]);
  });

  it('takes the only option of a product where none was named', () => {
    const items = [makeItem({ id: 1, productId: 7, variant: { id: 21, name: 'Dozen' } })];
    const add = { kind: 'add', product: makeProduct({ id: 7 }), quantity: 1 } as const;
    expect(applyChanges(items, [add])).toMatchObject([{ id: 1, quantity: 2 }]);
  });

  it('leaves a problem that no quantity solves', () => {
    const item = makeItem({ id: 1, problem: 'no-option' });
    expect(applyChanges([item], [{ kind: 'quantity', item, quantity: 9 }])[0]?.problem).toBe('no-option');
  });

  it('counts units, without those that cannot be bought at all', () => {
    expect(
      unitsIn([
        { quantity: 2, problem: null },
        { quantity: 3, problem: 'too-many' },
        { quantity: 5, problem: 'unavailable' },
        { quantity: 7, problem: 'sold-out' },
        { quantity: 8, problem: 'no-option' },
        { quantity: 9, problem: 'away' },
      ]),
    ).toBe(5);
  });
});
