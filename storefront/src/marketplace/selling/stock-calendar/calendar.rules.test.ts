import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { describe, expect, it } from '@jest/globals';
import { amountOf, goodsOf, takenOf, weeksAfter } from './calendar.rules';

describe('the stock calendar', () => {
  it('takes amounts that are not below what is ordered', () => {
    expect(amountOf(' 1,200 ', 0)).toEqual({ amount: 1200 });
    expect(amountOf('42', 42)).toEqual({ amount: 42 });
    expect(amountOf('41', 42)).toEqual({ error: '42 are ordered already. Please enter 42 or more.' });
    expect(amountOf('0', 1)).toEqual({ error: '1 is ordered already. Please enter 1 or more.' });
    for (const wrong of ['', '-1', '2.5', '100001', 'many'])
      expect(amountOf(wrong, 0)).toHaveProperty('error');
  });

  it('is about products and their options', () => {
    const products = [
      { id: 2, name: 'Turkey', isActive: true, variants: [{ id: 5, name: 'Small' }] },
      { id: 3, name: 'Ham', isActive: true },
      { id: 1, name: 'Eggs', isActive: false },
      { id: 4, name: 'Box', isActive: true, box: { contents: [] } },
    ] as unknown as OwnProductView[];
    expect(goodsOf(products).map(({ key, name }) => [key, name])).toEqual([
      ['3', 'Ham'],
      ['2-5', 'Turkey, Small'],
      ['1', 'Eggs'],
    ]);
  });

  it('counts what is promised, and weeks ahead', () => {
    expect(takenOf({ taken: 42, inventory: 1060 })).toBe('42 of 1,060');
    expect(weeksAfter('2026-11-24', 2)).toEqual(['2026-12-01', '2026-12-08']);
  });
});
