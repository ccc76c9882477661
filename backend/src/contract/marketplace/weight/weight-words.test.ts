import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WEIGHT_UNITS } from './by-weight.js';
import {
  aboutText,
  byWeightOf,
  choiceText,
  pricePerText,
  pricesOfMany,
  quantityText,
  stepsOf,
} from './weight-words.js';

const chicken = byWeightOf({
  ...{ per: 'lb', price: 6.5, inSteps: false },
  ...{ leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268 },
});
const cheese = byWeightOf({
  ...{ per: 'lb', price: 14, inSteps: true },
  ...{ leastGrams: 113, nominalGrams: 113, mostGrams: 125 },
});

describe('goods by weight in words', () => {
  it('say what they cost about, and at most', () => {
    expect(aboutText(pricesOfMany(chicken, 1))).toBe('about $28.27, at most $32.50');
    expect(aboutText(pricesOfMany(chicken, 2))).toBe('about $56.54, at most $65.00');
    // 565 g, rounded once; each step at its most.
    expect(aboutText(pricesOfMany(cheese, 5))).toBe('about $17.44, at most $19.30');
  });

  it('say what the price is for, and how one chooses how much', () => {
    expect([pricePerText(chicken), choiceText(chicken)]).toEqual(['$6.50/lb', '3.5-5 lb each']);
    expect(choiceText(cheese)).toBe('in steps of 0.25 lb');
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

it('reads again how many steps it says, in every unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WEIGHT_UNITS),
      fc.integer({ min: 5, max: 2_500 }),
      fc.integer({ min: 1, max: 150 }),
      (per, nominalGrams, steps) => {
        const weight = { inSteps: true, nominalGrams, per };
        const read = stepsOf(weight, quantityText(weight, steps)) ?? 0;
        expect(Math.abs(read - steps) * nominalGrams).toBeLessThanOrEqual(Math.max(nominalGrams, 0.02 * 454));
      },
    ),
  );
});
