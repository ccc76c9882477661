import { describe, expect, it } from '@jest/globals';
import { crossings, type SoldLine } from './crossings.rules.js';

const line = (given: Partial<SoldLine>): SoldLine => ({
  productId: 1,
  variantId: null,
  quantity: 2,
  inventory: 7,
  madeToOrder: false,
  lowStockAt: 5,
  ...given,
});

describe('what a vendor is told of', () => {
  it('is what an order brings down to the number', () => {
    expect(crossings([line({}), line({ productId: 2, inventory: 8 })])).toEqual([
      { productId: 1, variantId: null },
    ]);
    expect(crossings([line({ variantId: 3, inventory: 2, lowStockAt: 0 })])).toEqual([
      { productId: 1, variantId: 3 },
    ]);
  });

  it('is not what was low before, is not counted, or nobody asked about', () => {
    expect(crossings([line({ inventory: 5 })])).toEqual([]);
    expect(crossings([line({ madeToOrder: true })])).toEqual([]);
    expect(crossings([line({ lowStockAt: null })])).toEqual([]);
  });
});
