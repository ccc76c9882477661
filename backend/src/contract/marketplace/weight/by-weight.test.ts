import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  priceOfWeight,
  readWeight,
  sizeText,
  WEIGHT_UNITS,
  weightRangeText,
  weightText,
} from './by-weight.js';

describe('Goods by weight', () => {
  it('costs what the scale says, rounded once', () => {
    expect(priceOfWeight(454, 'lb', 650)).toBe(651);
    expect(priceOfWeight(2_000, 'kg', 1_234)).toBe(2_468);
    expect(priceOfWeight(250, '100g', 199)).toBe(498);
    expect(priceOfWeight(28, 'oz', 100)).toBe(99);
    expect(priceOfWeight(0, 'lb', 650)).toBe(0);
  });

  it('never costs less for more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 499_999 }),
        fc.constantFrom(...WEIGHT_UNITS),
        fc.integer({ min: 1, max: 100_000 }),
        (grams, per, cents) => priceOfWeight(grams, per, cents) <= priceOfWeight(grams + 1, per, cents),
      ),
    );
  });

  it('reads what people type and scales send', () => {
    expect(readWeight('4.35', 'lb')).toBe(1_973);
    expect(readWeight('4 lb 6 oz', 'lb')).toBe(1_984);
    expect(readWeight('1,972 g', 'lb')).toBe(1_972);
    expect(readWeight('ST,GS,+  4.35 lb', 'lb')).toBe(1_973);
    expect(readWeight('.5', 'kg')).toBe(500);
    expect(readWeight('250', '100g')).toBe(250);
    for (const text of ['', 'x', '0', '-3', '4 stone', '2 kg 3 oz', '1e9', '9999999'])
      expect(readWeight(text, 'lb')).toBeNull();
  });

  it('reads again what it says, to the digit that is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(...WEIGHT_UNITS), (grams, per) => {
        const read = readWeight(weightText(grams, per), per) ?? 0;
        expect(Math.abs(read - grams)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('says how much one is', () => {
    expect(weightRangeText(1_588, 2_268, 'lb')).toBe('3.5-5 lb');
    const steps = {
      per: 'lb',
      price: 650,
      inSteps: true,
      leastGrams: 113,
      nominalGrams: 113,
      mostGrams: 125,
    };
    expect(sizeText({ ...steps, per: 'lb' })).toBe('0.25 lb');
  });
});
