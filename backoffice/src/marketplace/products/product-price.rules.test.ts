import { expect, it } from '@jest/globals';
import { priceWords, unitWords } from './product-price.rules';

it.each([
  [0, '$14.00', ' / dozen'],
  [1, '$14.00', ''],
  [2, 'from $14.00', ''],
])('with %i options, a product costs %s%s', (variantCount, price, unit) => {
  const product = { price: 14, unit: 'dozen', variantCount } as const;
  expect([priceWords(product), unitWords(product)]).toEqual([price, unit]);
});
