import { describe, expect, it } from '@jest/globals';
import { readLowStock } from './low-stock.rules';

describe('the number of the low-stock emails', () => {
  it('is a whole one, or none', () => {
    expect([' 5 ', '0', '1000', ''].map(readLowStock)).toEqual([
      { lowStockAt: 5 },
      { lowStockAt: 0 },
      { lowStockAt: 1_000 },
      { lowStockAt: null },
    ]);
    for (const text of ['1001', '-1', '2.5', 'few']) expect(readLowStock(text)).toHaveProperty('message');
  });
});
