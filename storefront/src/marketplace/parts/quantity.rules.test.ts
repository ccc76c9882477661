import { describe, expect, it } from '@jest/globals';
import { nextQuantity } from './quantity.rules';

describe('the quantity of a product', () => {
  it('goes from one to the inventory', () => {
    expect(nextQuantity(1, 2, 5)).toBe(2);
    expect(nextQuantity(1, '5', 5)).toBe(5);
  });

  it('stays where something outside of that is asked for', () => {
    expect(nextQuantity(3, 0, 5)).toBe(3);
    expect(nextQuantity(3, '6', 5)).toBe(3);
    expect(nextQuantity(3, '-2', 5)).toBe(3);
  });

  it('becomes one where something else than a number is typed', () => {
    for (const typed of ['', 'two', '1.5', '2e1']) expect(nextQuantity(3, typed, 50)).toBe(1);
  });

  it('stays where nothing is left, whatever is typed', () => {
    expect(nextQuantity(1, 'x', 0)).toBe(1);
  });
});
