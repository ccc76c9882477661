import { expect, it } from '@jest/globals';
import { nameWithVariant, perText, productPriceText } from './variant-words.js';
import { WEIGHT_UNIT_SIGNS } from './weight/by-weight.js';
import { WEIGHT_UNITS } from './weight/weight.js';

it('says from what price on something is to be had, in place of a unit that is not every option’s', () => {
  const eggs = { price: 6.5, unit: 'dozen' } as const;
  expect(productPriceText(eggs)).toBe('$6.50 per dozen');
  expect(productPriceText({ ...eggs, variantCount: 1 })).toBe('$6.50');
  expect(productPriceText({ ...eggs, variantCount: 2 })).toBe('From $6.50');
});

it('says what a price by weight is for', () => {
  const chicken = { price: 6.5, unit: 'pound', variantCount: 1, pricePer: 'lb' } as const;
  expect(productPriceText(chicken)).toBe('$6.50/lb');
  expect(productPriceText({ ...chicken, variantCount: 2 })).toBe('From $6.50/lb');
  for (const pricePer of WEIGHT_UNITS) expect(perText({ pricePer })).toBe(`/${WEIGHT_UNIT_SIGNS[pricePer]}`);
});

it('names a product with the option that was chosen', () => {
  expect(nameWithVariant('Eggs', 'Flat of 30')).toBe('Eggs, Flat of 30');
  expect([nameWithVariant('Eggs', null), nameWithVariant('Eggs', undefined)]).toEqual(['Eggs', 'Eggs']);
});
