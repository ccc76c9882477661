import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  compareWeights,
  figureOfPrice,
  gramsOfWeight,
  middleWeight,
  priceOfWeight,
  readWeight,
  sumOfWeights,
  tenthMore,
  timesWeight,
  WEIGHT_UNITS,
  weightOfGrams,
  weightRangeText,
  weightToPrice,
} from './weight.js';

describe('the price of a weight', () => {
  it.each([
    ['1.00 lb', 'lb', 2_500, 2_500],
    ['0.50 lb', 'lb', 2_500, 1_250],
    ['0.5 lb', 'lb', 1_400, 700],
    ['1.00 lb', 'lb', 650, 650],
    ['4.35 lb', 'lb', 650, 2_828],
    ['1.00 lb', 'lb', 1_299, 1_299],
    ['8 oz', 'oz', 100, 800],
    ['1.245 lb', 'lb', 2_500, 3_113],
    ['4 lb 6 oz', 'lb', 650, 2_844],
    ['4 lb 6.2 oz', 'oz', 10, 702],
    ['250 g', '100g', 199, 498],
    ['1.972 kg', '100g', 100, 1_972],
    ['2.005 kg', 'kg', 1_000, 2_005],
  ] as const)('%s at a price per %s is weight times price, half a cent up', (weight, per, cents, price) => {
    expect(priceOfWeight(weight, per, cents)).toBe(price);
  });

  it('is of the figure that is shown, where the scale has another system', () => {
    expect([weightToPrice('1.973 kg', 'lb'), priceOfWeight('1.973 kg', 'lb', 650)]).toEqual([
      '4.35 lb',
      2_828,
    ]);
    expect([weightToPrice('45 g', 'lb'), priceOfWeight('45 g', 'lb', 1_600)]).toEqual(['1.59 oz', 159]);
    expect([weightToPrice('4.35 lb', 'kg'), priceOfWeight('4.35 lb', 'kg', 1_000)]).toEqual([
      '1.973 kg',
      1_973,
    ]);
    expect(weightToPrice('4.35 lb', 'oz')).toBe('4.35 lb');
  });

  // Whole numbers alone, in another way than the product has it.
  const expected = (steps: number, perUnit: number, cents: number) =>
    Math.floor((2 * steps * cents + perUnit) / (2 * perUnit));
  let seed = 41;
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return 1 + (seed % most);
  };

  it.each([
    ['lb', 0.01, 2, 6_000],
    ['lb', 0.005, 3, 12_000],
    ['lb', 0.002, 3, 30_000],
  ] as const)('agrees with what is shown: %s in steps of %s', (unit, step, places, most) => {
    const perUnit = 10 ** places;
    const wrong: string[] = [];
    const check = (at: number, cents: number) => {
      const thousandths = Math.round(at * step * perUnit);
      const weight = `${(thousandths / perUnit).toFixed(places)} ${unit}`;
      if (priceOfWeight(weight, 'lb', cents) !== expected(thousandths, perUnit, cents))
        wrong.push(`${weight} at ${cents}`);
    };
    for (let at = 1; at <= most; at += 1) check(at, random(20_000));
    for (let cents = 1; cents <= 20_000; cents += 1) check(random(most), cents);
    expect(wrong).toEqual([]);
  });
});

describe('a weight', () => {
  it('is read with its unit and places, as people type and scales send it', () => {
    const read = (text: string) => readWeight(text, 'lb');
    expect(['4.35', '4.350 lb', ' 04.35LB', '4.', '.5', '12 oz', '4.35#'].map(read)).toEqual([
      ...['4.35 lb', '4.350 lb', '4.35 lb', '4 lb', '0.5 lb', '12 oz', '4.35 lb'],
    ]);
    expect(
      ['4 lb 6 oz', '4lb6oz', '4 lb. 6 oz.', '4lb 06.2oz', '4 1/2 lb', '4½ lb', '4-1/16 lb'].map(read),
    ).toEqual([...['4 lb 6 oz', '4 lb 6 oz', '4 lb 6 oz', '4 lb 6.2 oz', '4.5 lb', '4.5 lb', '4.0625 lb']]);
    expect(
      ['4.35 lb G', '4.35 lb NET', 'ST,GS,+  4.35 lb', '1,972 g', '1.972 kg', '4.35 g'].map(read),
    ).toEqual([...['4.35 lb', '4.35 lb', '4.35 lb', '1972 g', '1.972 kg', '4.35 g']]);
    expect(['1/2 lb', '½ lb', '1/2', '3/4 oz', '¼'].map(read)).toEqual([
      ...['0.5 lb', '0.5 lb', '0.5 lb', '0.75 oz', '0.25 lb'],
    ]);
    expect(
      ['4 lb 6 1/2 oz', '4 lbs, 6 oz', '4 lb and 6½ oz', '4lb,6oz', '4 lb 1/2 oz', '2 pounds 3 ounces'].map(
        read,
      ),
    ).toEqual(['4 lb 6.5 oz', '4 lb 6 oz', '4 lb 6.5 oz', '4 lb 6 oz', '4 lb 0.5 oz', '2 lb 3 oz']);
    expect(['4 lbs 6 ozs', '11/16 lb', '4 11/16 lb', '1⁄2 lb', '4 lb 6⅜ oz'].map(read)).toEqual([
      ...['4 lb 6 oz', '0.6875 lb', '4.6875 lb', '0.5 lb', '4 lb 6.375 oz'],
    ]);
    expect(readWeight('250', '100g')).toBe('250 g');
    expect(readWeight('.5', 'kg')).toBe('0.5 kg');
    for (const text of [
      '',
      'x',
      '0',
      '-3',
      '4 stone',
      '4, 5',
      '1/3 lb',
      '4 and 6',
      '1/2 lb 6 oz',
      '2 kg 3 oz',
      '1e9',
      '9999999',
      '4.2 lb 3 oz',
      '4 1/3 lb',
      '0,454 kg',
    ])
      expect([text, read(text)]).toEqual([text, null]);
  });

  it('is read again as itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 4_000_000 }),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom('lb', 'oz', 'kg', 'g'),
        fc.constantFrom(...WEIGHT_UNITS),
        (figure, places, unit, per) => {
          const weight = `${(figure / 10_000).toFixed(places)} ${unit}`;
          expect(readWeight(weight, per)).toBe(weight);
        },
      ),
    );
  });

  it('never costs less where it is more', () => {
    const steps = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(
        steps,
        fc.constantFrom(...WEIGHT_UNITS),
        fc.integer({ min: 1, max: 100_000 }),
        (at, per, cents) => {
          const [less, more] = [`${(at / 100).toFixed(2)} lb`, `${((at + 1) / 100).toFixed(2)} lb`];
          expect(priceOfWeight(less, per, cents)).toBeLessThanOrEqual(priceOfWeight(more, per, cents));
          expect(compareWeights(less, more)).toBeLessThan(0);
        },
      ),
    );
  });

  it('of which only grams are known is shown as it was', () => {
    expect([454, 1_973, 113, 227, 28, 85].map((grams) => weightOfGrams(grams, 'lb'))).toEqual([
      ...['1 lb', '4.35 lb', '0.25 lb', '0.5 lb', '1 oz', '3 oz'],
    ]);
    expect([1_200, 250].map((grams) => weightOfGrams(grams, 'kg'))).toEqual(['1.2 kg', '250 g']);
    expect(priceOfWeight(weightOfGrams(454, 'lb'), 'lb', 650)).toBe(650);
  });

  it('is multiplied, added and compared exactly', () => {
    expect([1, 4, 5, 200].map((count) => timesWeight('0.25 lb', count))).toEqual([
      ...['0.25 lb', '1 lb', '1.25 lb', '50 lb'],
    ]);
    expect([timesWeight('1 lb 8 oz', 3), timesWeight('250 g', 3)]).toEqual(['4 lb 8 oz', '750 g']);
    expect(sumOfWeights(['4.35 lb', '4.05 lb'], 'lb')).toBe('8.40 lb');
    expect(sumOfWeights(['4 lb 6 oz', '1 lb 12 oz'], 'lb')).toBe('6 lb 2 oz');
    expect(sumOfWeights(['1.973 kg', '1.00 lb'], 'lb')).toBe('5.35 lb');
    expect(sumOfWeights(['12 oz', '1.5 lb'], 'lb')).toBe('2.25 lb');
    expect(sumOfWeights([], 'lb')).toBe('0 lb');
    expect([compareWeights('16 oz', '1 lb'), compareWeights('1 kg', '2.2 lb') > 0]).toEqual([0, true]);
    expect(gramsOfWeight('1.00 lb')).toBe(454);
  });

  it('has a middle with another, and a tenth more', () => {
    expect([middleWeight('3.5 lb', '5 lb'), middleWeight('3 lb 8 oz', '5 lb')]).toEqual([
      '4.25 lb',
      '4 lb 4 oz',
    ]);
    expect([middleWeight('200 g', '301 g'), middleWeight('0.0001 lb', '0.0002 lb')]).toEqual([
      ...['250.5 g', '0.0002 lb'],
    ]);
    expect(['0.25 lb', '1 lb', '250 g', '1 lb 4 oz', '1102 lb'].map(tenthMore)).toEqual([
      ...['0.275 lb', '1.1 lb', '275 g', '1 lb 6 oz', '1102 lb'],
    ]);
  });

  it('is a figure in the unit of its price', () => {
    expect(
      (
        [
          ['1.50 lb', 'lb'],
          ['4 lb 6 oz', 'lb'],
          ['12 oz', 'lb'],
          ['6.2 oz', 'lb'],
          ['1 lb', 'oz'],
          ['250 g', '100g'],
          ['1.972 kg', '100g'],
          ['1.973 kg', 'lb'],
          ['850 g', 'kg'],
        ] as const
      ).map(([weight, per]) => figureOfPrice(weight, per)),
    ).toEqual(['1.50', '4.375', '0.75', '0.3875', '16', '2.5', '19.72', '4.35', '0.85']);
  });

  it('is a range between two', () => {
    expect(weightRangeText('3.5 lb', '5 lb')).toBe('3.5-5 lb');
    expect(weightRangeText('12 oz', '1.5 lb')).toBe('12 oz-1.5 lb');
    expect(weightRangeText('1 lb', '1 lb')).toBe('1 lb');
  });
});
