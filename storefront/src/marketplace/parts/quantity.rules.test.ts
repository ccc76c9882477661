import { describe, expect, it } from '@jest/globals';
import { nextQuantity, nextSteps } from './quantity.rules';

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

describe('the quantity of what is cut to a weight', () => {
  const step = { inSteps: true, nominal: '0.25 lb', per: 'lb' } as const;

  it('is what is typed, rounded to a step', () => {
    expect(nextSteps(1, '1.25 lb', step, 40)).toBe(5);
    expect(nextSteps(1, '1.3', step, 40)).toBe(5);
    expect(nextSteps(1, '12 oz', step, 40)).toBe(3);
  });

  it('is at least one step, and at most what there is', () => {
    expect(nextSteps(3, '0.01', step, 40)).toBe(1);
    expect(nextSteps(3, '50', step, 40)).toBe(40);
  });

  it('stays where no weight is typed', () => {
    for (const typed of ['', 'two', '-1']) expect(nextSteps(3, typed, step, 40)).toBe(3);
  });
});
