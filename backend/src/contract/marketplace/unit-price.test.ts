import { describe, expect, it } from '@jest/globals';
import { sizeIn, unitPriceOf, unitPrices } from './unit-price.js';
import { priceOfWeight } from './weight/weight.js';

const of = (name: string, cents: number) => unitPriceOf({ name, cents });
const each = (...sizes: [name: string, cents: number][]) =>
  unitPrices(sizes.map(([name, cents]) => ({ name, cents })));

describe('the price by the unit', () => {
  it.each([
    ['8 oz jar', 750, '$0.94/oz'],
    ['Key lime curd, 8 oz jar', 950, '$1.19/oz'],
    ['5 lb bag', 1_400, '$2.80/lb'],
    ['Chicken parts, breasts, 2 lb', 2_200, '$11.00/lb'],
    ['1/2 lb', 700, '$0.88/oz'],
    ['1 1/2 lb', 1_500, '$10.00/lb'],
    ['half pound', 700, '$0.88/oz'],
    ['½ lb', 700, '$0.88/oz'],
    ['12 fl oz bottle', 600, '$0.50/fl oz'],
    ['quart', 850, '$4.25/pint'],
    ['Half-gallon jug', 4_800, '$12.00/pint'],
    ['gallon pail', 9_800, '$12.25/pint'],
    ['Half dozen', 450, '$9.00/dozen'],
    ['Flat of 30', 1_800, '$7.20/dozen'],
    ['4 count', 1_000, '$2.50 each'],
    ['500 g', 600, '$1.20/100 g'],
    ['2 kg', 3_000, '$15.00/kg'],
    ['4 x 12 oz', 2_400, '$8.00/lb'],
  ])('of %s is for what shoppers compare', (name, cents, text) => {
    expect(of(name, cents)).toBe(text);
  });

  it('is for the same amount in all sizes of a product', () => {
    expect(each(['8 oz jar', 750], ['1 lb jar', 1_275], ['3 lb jar', 2_900], ['gallon pail', 9_800])).toEqual(
      ['$0.94/oz', '$0.80/oz', '$0.60/oz', '$12.25/pint'],
    );
    expect(each(['5 lb bag', 1_400], ['10 lb box', 2_500], ['40 lb crate', 7_900])).toEqual([
      '$2.80/lb',
      '$2.50/lb',
      '$1.98/lb',
    ]);
    expect(each(['12 fl oz', 500], ['pint', 640])).toEqual(['$0.42/fl oz', '$0.40/fl oz']);
    expect(each(['Half dozen', 450], ['Dozen', 800], ['Flat of 30', 1_800])).toEqual([
      '$9.00/dozen',
      null,
      '$7.20/dozen',
    ]);
  });

  it('is left out where the price says it already, or where nobody can tell', () => {
    for (const name of ['1 lb', 'pint', 'Dozen', '12 inches', 'comb in a box', 'three jars, boxed', 'bushel'])
      expect([name, of(name, 1_000)]).toEqual([name, null]);
    for (const name of ['Quarter, about 35 lb', 'Raw honey', 'Poundcake', 'Quarter hog', 'oz', ''])
      expect([name, sizeIn(name)]).toEqual([name, null]);
  });

  it('is what scales charge: half a pound at $14 a pound is $7', () => {
    expect(priceOfWeight('0.5 lb', 'lb', 1_400)).toBe(700);
    expect(priceOfWeight('8 oz', 'lb', 1_400)).toBe(700);
  });
});
