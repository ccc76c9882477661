import { describe, expect, it } from '@jest/globals';
import { BY_PIECE, IN_STEPS, makeItem } from '../../../test/make-cart-item';
import { unitsIn } from '../parts/cart/cart-changes';
import {
  amountOfLine,
  buyableUnits,
  cartTotals,
  isAtMost,
  lineCents,
  lineWeightPrices,
  problemText,
} from './cart-rules';

const chicken = makeItem({
  ...{ id: 1, price: 32.5, quantity: 2 },
  variant: { id: 21, name: 'Whole', weight: BY_PIECE },
});
const cheese = makeItem({
  ...{ id: 2, price: 3.86, quantity: 5, inventory: 3 },
  variant: { id: 22, name: 'Block', weight: IN_STEPS },
});
const kale = makeItem({ id: 3, price: 3.5 });

describe('what is by weight in a cart', () => {
  it('costs about and at most, and the totals are the most', () => {
    expect(lineWeightPrices(chicken)).toEqual({ about: 5_656, most: 6_500 });
    expect([lineCents(chicken), lineWeightPrices(kale)]).toEqual([6_500, null]);
    expect([isAtMost([chicken, kale]), isAtMost([kale])]).toEqual([true, false]);
    expect(isAtMost([{ ...chicken, problem: 'sold-out' }, kale])).toBe(false);
    // 2 × $32.50 and $3.50, with 8 % of tax and free shipping.
    expect(cartTotals([chicken, kale], 'shipping').total).toBe(7_398);
  });

  it('is one unit, however much of it is cut', () => {
    expect(buyableUnits([chicken, cheese, kale])).toBe(4);
    expect(unitsIn([chicken, cheese, kale])).toBe(4);
  });

  it('reads as a weight where it is cut to one', () => {
    expect([amountOfLine(chicken, 2), amountOfLine(cheese, 5), amountOfLine(kale, 1)]).toEqual([
      ...['2', '1.25 lb', '1'],
    ]);
    expect(problemText({ ...cheese, problem: 'too-many' })).toBe('Only 0.75 lb left');
  });
});
