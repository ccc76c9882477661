import { describe, expect, it } from '@jest/globals';
import { confirmLabel, isEverything, moneyText, readChoices, stockText } from './short-words';

const order = {
  ...{ id: 1, orderNumber: 'FG-1', customerName: 'Ana Field' },
  lines: [
    { id: 7, name: 'Lettuce', open: 3 },
    { id: 8, name: 'Eggs', open: 1 },
  ],
};
const lettuce = { id: 7, from: 3, to: 1, reason: 'weather', restock: false } as const;

describe('what is marked as missing', () => {
  it('is the lines of which there are fewer, each with its reason', () => {
    expect(readChoices(order, { 7: { there: '1', reason: 'weather' } })).toEqual({ items: [lettuce] });
    expect(readChoices(order, { 8: { there: '0', reason: 'spoiled', restock: true } })).toEqual({
      items: [{ id: 8, from: 1, to: 0, reason: 'spoiled', restock: true }],
    });
  });

  it('needs a number that can be, a reason, and something that is missing', () => {
    const problem = (choices: Parameters<typeof readChoices>[1]) => readChoices(order, choices);
    expect(problem({})).toMatchObject({ problem: 'Please lower the number of at least one item.' });
    expect(problem({ 7: { there: '4' } })).toEqual({
      ...{ problem: 'Please enter a number from 0 to 3 for Lettuce.', lineId: 7 },
    });
    expect(problem({ 8: { there: '0' } })).toEqual({
      ...{ problem: 'Please choose why Eggs is missing.', lineId: 8 },
    });
  });
});

describe('what it does', () => {
  const preview = { amount: 4.5, isRefund: true, isCancellation: false, total: 12 };

  it('is said to the cent, for refunds, for cash, and for who sees no money', () => {
    expect(moneyText(order, [lettuce], preview)).toBe('$4.50 goes back to Ana, for 2 × Lettuce.');
    expect(moneyText(order, [lettuce], { ...preview, isRefund: false })).toBe(
      'Ana pays $4.50 less, for 2 × Lettuce. The new total is $12.00.',
    );
    expect(moneyText(order, [lettuce], { ...preview, amount: 0 })).toContain('nothing left to refund');
    expect(moneyText(order, [lettuce], null)).not.toMatch(/\$/);
  });

  it('is a cancellation where nothing is left', () => {
    const all = [
      { ...lettuce, to: 0 },
      { ...lettuce, id: 8, from: 1, to: 0 },
    ];
    expect([isEverything(order, all), isEverything(order, [lettuce])]).toEqual([true, false]);
    expect(confirmLabel(true, { ...preview, isCancellation: true })).toBe('Cancel Order');
    expect(confirmLabel(false, preview)).toBe('Refund $4.50');
    expect(confirmLabel(false, { ...preview, isRefund: false })).toBe('Take Off $4.50');
  });

  it('leaves the stock as it is unless told', () => {
    expect(stockText(order, [lettuce])).toBe('Your stock stays as it is.');
    expect(stockText(order, [{ ...lettuce, restock: true }])).toBe('Back in stock: 2 × Lettuce.');
  });
});
