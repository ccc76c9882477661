import { describe, expect, it } from '@jest/globals';
import { BY_PIECE, IN_STEPS, makeItem } from '../../../../../test/make-cart-item';
import { changesBetween } from './price-changes';

describe('what changed in a cart', () => {
  it('is said line by line', () => {
    const before = [
      makeItem({ id: 1, name: 'Kale', price: 3.5 }),
      makeItem({ id: 2, name: 'Honey', quantity: 2 }),
      makeItem({ id: 3, name: 'Eggs' }),
      makeItem({ id: 4, name: 'Figs' }),
    ];
    const after = [
      makeItem({ id: 1, name: 'Kale', price: 4 }),
      makeItem({ id: 2, name: 'Honey', quantity: 1 }),
      makeItem({ id: 4, name: 'Figs' }),
      makeItem({ id: 5, name: 'Plums' }),
    ];
    expect(changesBetween(before, after)).toEqual([
      'Kale now costs $4.00 instead of $3.50.',
      'There are now 1 of Honey in your cart.',
      'Eggs is no longer in your cart.',
      'Plums was added to your cart.',
    ]);
    expect(changesBetween(after, after)).toEqual([]);
  });

  it('is said of each option of a product', () => {
    const dozen = { productId: 7, name: 'Eggs', variant: { id: 21, name: 'Dozen' } };
    const flat = { productId: 7, name: 'Eggs', variant: { id: 22, name: 'Flat of 30' } };
    const before = [makeItem({ id: 1, ...dozen, price: 6.5 }), makeItem({ id: 2, ...flat, price: 14 })];
    const after = [makeItem({ id: 1, ...dozen, price: 6.5 }), makeItem({ id: 2, ...flat, price: 15 })];
    expect(changesBetween(before, after)).toEqual(['Eggs, Flat of 30 now costs $15.00 instead of $14.00.']);
    expect(changesBetween(before.slice(1), after.slice(0, 1))).toEqual([
      'Eggs, Flat of 30 is no longer in your cart.',
      'Eggs, Dozen was added to your cart.',
    ]);
  });

  it('is said of what is sold by weight, by its unit, and by what it costs at most', () => {
    const chicken = (weight: Partial<typeof BY_PIECE>, price: number, quantity = 1) =>
      makeItem({
        ...{ name: 'Chicken', price, quantity },
        variant: { id: 21, name: 'Whole', weight: { ...BY_PIECE, ...weight } },
      });
    expect(changesBetween([chicken({}, 32.5)], [chicken({ price: 7 }, 35)])).toEqual([
      'Chicken, Whole now costs $7.00/lb instead of $6.50/lb.',
    ]);
    expect(changesBetween([chicken({}, 32.5)], [chicken({ most: '5.51 lb' }, 35.82)])).toEqual([
      'Chicken, Whole now costs at most $35.82 instead of $32.50.',
    ]);
    expect(changesBetween([chicken(IN_STEPS, 3.85, 2)], [chicken(IN_STEPS, 3.85, 5)])).toEqual([
      'There is now 1.25 lb of Chicken, Whole in your cart.',
    ]);
  });
});
