import { expect, it } from '@jest/globals';
import type { SoldPartRow } from '../../products/boxes/boxes.sql.js';
import { boxesFrom, goodsOf, shortGoods } from './goods.rules.js';

const part = (productId: number, quantity: number, inventory: number, more: Partial<SoldPartRow> = {}) => ({
  ...{ bundleId: 9, productId, variantId: null, name: `Part ${productId}`, unit: 'each' as const },
  ...{
    quantity,
    inventory,
    price: 100,
    madeToOrder: false,
    isMissing: false,
    expiresOn: null,
    isExpired: false,
  },
  ...more,
});
const line = (itemId: number, productId: number, quantity: number, parts: SoldPartRow[] = []) => ({
  ...{ itemId, productId, variantId: null, productName: `Product ${productId}`, quantity, unitPrice: 500 },
  ...{ inventory: 50, madeToOrder: false, lowStockAt: 2, parts },
});

it('has as many boxes as the scarcest part allows', () => {
  expect(boxesFrom([part(1, 2, 9), part(2, 1, 7)])).toBe(4);
  expect(boxesFrom([part(1, 2, 9, { madeToOrder: true }), part(2, 1, 7)])).toBe(7);
  expect(boxesFrom([part(1, 2, 9, { isMissing: true })])).toBe(0);
  expect(boxesFrom([])).toBe(0);
});

it('takes each product once, by itself and in boxes, with the stock as it is under the lock', () => {
  const goods = goodsOf([line(1, 1, 3), line(2, 9, 2, [part(1, 2, 6), part(2, 1, 6)])]);
  expect(
    goods.map(({ productId, quantity, inventory, itemIds }) => [productId, quantity, inventory, itemIds]),
  ).toEqual([
    [1, 7, 6, [1, 2]],
    [9, 2, 50, [2]],
    [2, 2, 6, [2]],
  ]);
  expect(shortGoods(goods).map(({ name }) => name)).toEqual(['Product 1']);
});

it('keeps options of one product apart, and is never short of what is made to order', () => {
  const parts = [part(1, 1, 1, { variantId: 5 }), part(1, 3, 1, { variantId: 6, madeToOrder: true })];
  const goods = goodsOf([line(2, 9, 1, parts)]);
  expect(goods).toHaveLength(3);
  expect(shortGoods(goods)).toEqual([]);
});
