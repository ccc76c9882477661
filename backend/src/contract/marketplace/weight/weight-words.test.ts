import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withGrams } from './by-weight.js';
import {
  aboutText,
  byWeightOf,
  choiceText,
  onePriceText,
  lineLeft,
  packageTexts,
  pricePerText,
  pricesOfMany,
  quantityText,
  stepsOf,
  weighedText,
} from './weight-words.js';
import { WEIGHT_UNITS, weightOfGrams } from './weight.js';

const chicken = byWeightOf({
  ...{ per: 'lb', price: 6.5, inSteps: false },
  ...withGrams({ least: '3.5 lb', nominal: '4.35 lb', most: '5 lb' }),
});
const cheese = byWeightOf({
  ...{ per: 'lb', price: 14, inSteps: true },
  ...withGrams({ least: '0.25 lb', nominal: '0.25 lb', most: '0.275 lb' }),
});

describe('goods by weight in words', () => {
  it('say what they cost about, and at most', () => {
    expect(aboutText(pricesOfMany(chicken, 1))).toBe('about $28.28, at most $32.50');
    expect(aboutText(pricesOfMany(chicken, 2))).toBe('about $56.56, at most $65.00');
    // 1.25 lb, and 1.375 lb at most, each rounded once.
    expect(aboutText(pricesOfMany(cheese, 5))).toBe('about $17.50, at most $19.25');
    expect(aboutText({ about: 650, most: 650 })).toBe('at most $6.50');
    const steps = { ...cheese, price: 650 };
    expect(pricesOfMany(steps, 4).about).toBe(650);
    // Four of 0.25 lb are a pound, though one is $1.63.
    expect(pricesOfMany({ ...steps, most: '0.25 lb' }, 4)).toEqual({ about: 650, most: 650 });
  });

  it('say what the price is for, and how one chooses how much', () => {
    expect([pricePerText(chicken), choiceText(chicken)]).toEqual(['$6.50/lb', '3.5-5 lb each']);
    expect(choiceText(cheese)).toBe('sold by the quarter pound');
    expect(choiceText({ ...cheese, nominal: '0.3 lb' })).toBe('sold 0.3 lb at a time');
    expect([onePriceText(chicken), onePriceText(cheese)]).toEqual(['about $28.28 for 4.35 lb', '$3.50']);
    expect(pricePerText({ per: '100g', price: 199 })).toBe('$1.99/100 g');
  });

  it('count pieces, and weigh steps', () => {
    expect(quantityText(chicken, 2)).toBe('2');
    expect([1, 5, 8, 200].map((steps) => quantityText(cheese, steps))).toEqual([
      ...['0.25 lb', '1.25 lb', '2 lb', '50 lb'],
    ]);
  });

  it('round a weight that is typed to a step', () => {
    expect(stepsOf(cheese, '1.25 lb')).toBe(5);
    expect(stepsOf(cheese, '1.3')).toBe(5);
    expect(stepsOf(cheese, '11 oz')).toBe(3);
    expect([stepsOf(cheese, '0.01'), stepsOf(cheese, '50 lb')]).toEqual([1, 200]);
    expect([stepsOf(cheese, ''), stepsOf(cheese, 'two')]).toEqual([null, null]);
  });
});

describe('what was weighed', () => {
  const package_ = { weight: '4.35 lb', price: 2_828 };

  it('stands beside its price where the two agree', () => {
    const one = { weight: '4.35 lb', packages: [package_], cents: 2_828 };
    expect([weighedText(one), packageTexts(one)]).toEqual(['4.35 lb, $28.28', []]);
    // From before packages were kept.
    const old = { weight: '8.41 lb', packages: null, cents: 5_465 };
    expect([weighedText(old), packageTexts(old)]).toEqual(['8.41 lb, $54.65', []]);
  });

  it('is listed package by package, and what is not charged below', () => {
    const two = { weight: '8.70 lb', packages: [package_, package_], cents: 5_656 };
    expect([weighedText(two), packageTexts(two)]).toEqual(['$56.56', ['4.35 lb, $28.28', '4.35 lb, $28.28']]);
    const capped = { weight: '5.05 lb', packages: [{ weight: '5.05 lb', price: 3_283 }], cents: 3_250 };
    expect([weighedText(capped), packageTexts(capped)]).toEqual([
      '$32.50',
      ['5.05 lb, $32.83', 'You pay at most $32.50: $0.33 off'],
    ]);
  });
});

it('reads again how many steps it says, in every unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WEIGHT_UNITS),
      fc.integer({ min: 5, max: 2_500 }),
      fc.integer({ min: 1, max: 150 }),
      (per, grams, steps) => {
        const weight = { inSteps: true, nominal: weightOfGrams(grams, per), per };
        expect(stepsOf(weight, quantityText(weight, steps))).toBe(steps);
      },
    ),
  );
});

describe('what is left of a line', () => {
  const weight = {
    ...{
      ...withGrams({ least: '3.5 lb', nominal: '4.35 lb', most: '5 lb' }),
      per: 'lb' as const,
      price: 6.5,
    },
    ...{ inSteps: false, aboutPrice: 56.56, mostPrice: 65, grams: 3_787, weight: '8.35 lb' },
    packages: [
      { weight: '4.35 lb', price: 28.28 },
      { weight: '4.00 lb', price: 26 },
    ],
  };
  const line = { weight, quantity: 2, refunded: 0, unitPrice: 32.5, totalPrice: 54.28 };

  it('is its first packages, of steps their part, and of what is sold each so many', () => {
    expect(lineLeft(line)).toBe(line);
    expect(lineLeft({ ...line, refunded: 1 })).toMatchObject({
      totalPrice: 28.28,
      weight: { weight: '4.35 lb', packages: [{ weight: '4.35 lb', price: 28.28 }] },
    });
    expect(lineLeft({ ...line, refunded: 1, weight: { ...weight, inSteps: true } })).toMatchObject({
      totalPrice: 27.17,
      weight: { weight: '4.18 lb', packages: [{ weight: '4.18 lb', price: 27.17 }] },
    });
    const { weight: _, ...each } = line;
    expect(lineLeft({ ...each, refunded: 1 })).toMatchObject({ totalPrice: 32.5 });
  });
});
