import { describe, expect, it } from '@jest/globals';
import { packageText } from '../../src/contract/marketplace/weight/weight-words.js';
import {
  figureOfPrice,
  gramsOfWeight,
  priceOfWeight,
  readWeight,
  type WeightUnit,
  weightToPrice,
} from '../../src/contract/marketplace/weight/weight.js';
import { dollars } from '../../src/contract/shared/money.js';

/**
 * What a scale shows, step by step to 60 lb, and in how many parts of the unit of its price that is counted.
 */
interface Scale {
  name: string;
  per: WeightUnit;
  /** So many steps to 60 lb. */
  steps: number;
  shown: (at: number) => string;
  /** Whole parts of a unit of the price, and how many of them one is. */
  parts: (at: number) => number;
  ofUnit: number;
}

const decimal = (at: number, step: number, places: number, unit: string) =>
  `${((at * step) / 10 ** places).toFixed(places)} ${unit}`;
const pounds = (step: number, places: number): Scale => ({
  ...{ name: `${step / 10 ** places} lb`, per: 'lb', steps: Math.floor((60 * 10 ** places) / step) },
  ...{ shown: (at) => decimal(at, step, places, 'lb'), parts: (at) => at * step, ofUnit: 10 ** places },
});
const metric = (name: string, most: number, ofUnit: number, shown: Scale['shown']): Scale => ({
  ...{ name, per: 'kg', steps: most, shown, parts: (at) => at, ofUnit },
});
const SCALES: Scale[] = [
  ...[pounds(1, 2), pounds(5, 3), pounds(2, 3)],
  {
    ...{ name: '0.1 oz', per: 'oz', steps: 9_600 },
    ...{ shown: (at) => decimal(at, 1, 1, 'oz'), parts: (at) => at, ofUnit: 10 },
  },
  {
    ...{ name: 'lb and 0.1 oz', per: 'lb', steps: 9_600 },
    shown: (at) => (at < 160 ? '' : `${Math.floor(at / 160)} lb `) + decimal(at % 160, 1, 1, 'oz'),
    ...{ parts: (at) => at, ofUnit: 160 },
  },
  metric('1 g', 27_200, 1_000, (at) => `${at} g`),
  metric('0.01 kg', 2_720, 100, (at) => decimal(at, 1, 2, 'kg')),
  metric('0.005 kg', 5_440, 200, (at) => decimal(at, 5, 3, 'kg')),
  metric('0.002 kg', 13_600, 500, (at) => decimal(at, 2, 3, 'kg')),
];

let seed = 41;
const random = (most: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return 1 + (seed % most);
};
const many = (most: number): number[] => Array.from({ length: 200 }, () => random(most));

/**
 * Half a cent up, in whole numbers and in another way than the product has it: the printed figure times the
 * unit price is the printed price.
 */
const expected = (parts: number, ofUnit: number, cents: number): number =>
  Math.floor((2 * parts * cents + ofUnit) / (2 * ofUnit));

function wrongOf({ per, shown, parts, ofUnit }: Scale, at: number, prices: readonly number[]): string[] {
  const printed = shown(at);
  return prices
    .filter((cents) => priceOfWeight(printed, per, cents) !== expected(parts(at), ofUnit, cents))
    .map((cents) => `${printed} at ${cents}: ${priceOfWeight(printed, per, cents)}`);
}

/** @returns the figures of a label, which are the screen's and the receipt's as well, as it prints them */
function printedFigures({ per, shown }: Scale, at: number, cents: number): string {
  const weight = weightToPrice(readWeight(shown(at), per) ?? '', per);
  return packageText({ weight, price: priceOfWeight(weight, per, cents) });
}

describe.each(SCALES)('a scale in steps of $name', (scale) => {
  it('has 200 prices that agree at each of its steps', () => {
    const prices = many(20_000);
    const wrong: string[] = [];
    for (let at = 1; at <= scale.steps; at += 1) wrong.push(...wrongOf(scale, at, prices));
    expect(wrong).toEqual([]);
  }, 600_000);

  it('has 200 steps that agree at each price to $200.00', () => {
    const prices = Array.from({ length: 20_000 }, (_, at) => at + 1);
    expect(many(scale.steps).flatMap((at) => wrongOf(scale, at, prices))).toEqual([]);
  }, 600_000);

  it('is printed with the figures that were priced', () => {
    // What is under 1 g is no weight.
    let first = 1;
    while (readWeight(scale.shown(first), scale.per) === null) first += 1;
    for (const cents of many(20_000)) {
      const at = Math.max(first, random(scale.steps));
      const price = expected(scale.parts(at), scale.ofUnit, cents);
      expect(printedFigures(scale, at, cents)).toBe(`${scale.shown(at)}, ${dollars(price)}`);
    }
  });

  it('is read as it shows, and is the same figure in files', () => {
    const wrong: string[] = [];
    for (let at = 1; at <= scale.steps; at += 1) {
      const printed = scale.shown(at);
      if (gramsOfWeight(printed) < 1) continue;
      const read = readWeight(printed, scale.per) ?? '';
      const figure = Number(figureOfPrice(read, scale.per));
      if (Math.abs(figure - scale.parts(at) / scale.ofUnit) > 1e-9) wrong.push(printed);
    }
    expect(wrong).toEqual([]);
  }, 600_000);
});

describe('a kilogram scale at a price per pound', () => {
  it('is converted once to what is shown, and priced as that', () => {
    const wrong: string[] = [];
    for (let at = 1; at <= 27_200; at += 1) {
      const shown = weightToPrice(`${(at / 1_000).toFixed(3)} kg`, 'lb');
      for (const cents of [650, 1_299, 2_500])
        if (priceOfWeight(`${(at / 1_000).toFixed(3)} kg`, 'lb', cents) !== priceOfWeight(shown, 'lb', cents))
          wrong.push(`${at} g at ${cents}`);
    }
    expect(wrong).toEqual([]);
  }, 600_000);
});
