import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { describe, expect, it } from '@jest/globals';
import { stockAfter } from './stock-after.rules';

const eggs = { inventory: 12 } as OwnProductView;
const jars = {
  inventory: 6,
  variants: [
    { id: 1, inventory: 4 },
    { id: 2, inventory: 2 },
  ],
} as OwnProductView;

describe('a stock after a change', () => {
  it('is that much more or less', () => {
    expect(stockAfter(eggs, { variantId: null, change: -5 }).inventory).toBe(7);
  });

  it('of an option counts for the product, too', () => {
    expect(stockAfter(jars, { variantId: 2, change: 3 })).toMatchObject({
      inventory: 9,
      variants: [{ inventory: 4 }, { inventory: 5 }],
    });
  });
});
