import { withGrams } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import { expect, it } from '@jest/globals';
import { optionPriceWords, priceWords, unitWords } from './product-price.rules';

it.each([
  [0, '$14.00', ' / dozen'],
  [1, '$14.00', ''],
  [2, 'from $14.00', ''],
])('with %i options, a product costs %s%s', (variantCount, price, unit) => {
  const product = { price: 14, unit: 'dozen', variantCount, pricePer: null } as const;
  expect([priceWords(product), unitWords(product)]).toEqual([price, unit]);
});

it('says what a price is for where it is sold by weight', () => {
  expect(priceWords({ price: 6.5, variantCount: 2, pricePer: 'lb' })).toBe('from $6.50/lb');
  const weight = {
    id: 7,
    per: 'lb',
    inSteps: false,
    ...withGrams({ least: '3.5 lb', nominal: '4.35 lb', most: '5 lb' }),
  } as const;
  expect(optionPriceWords({ id: 7, price: 6.5 }, [weight])).toBe('$6.50/lb, 3.5-5 lb each');
  expect(optionPriceWords({ id: 8, price: 12 }, [weight])).toBe('$12.00');
});
