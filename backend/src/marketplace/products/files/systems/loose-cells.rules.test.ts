import { describe, expect, it } from '@jest/globals';
import { unitOfWords } from '../unit-words.rules.js';
import { categoryOfWords } from './category-of-words.rules.js';
import { priceOfWords, stockOfWords } from './loose-cells.rules.js';

describe('cells as other systems write them', () => {
  it.each([
    ['$3.00/lb', '3.00', 'lb'],
    ['.75', '0.75', ''],
    ['3.000', '3.00', ''],
    ['3.005', '3.005', ''],
    ['$1,250.00', '1250.00', ''],
    ['4 per dozen', '4', 'dozen'],
    ['USD 5', '5', ''],
    ['ask us', 'ask us', ''],
  ])('reads the price %s', (text, price, unit) => {
    expect(priceOfWords(text)).toEqual({ price, unit });
  });

  it.each([
    ['dz', 'dozen', null],
    ['#', 'pound', null],
    ['per Lb.', 'pound', null],
    ['pt', 'other', 'pint'],
    ['jar', 'other', 'jar'],
    ['half bushel', 'other', 'half bushel'],
    ['Bu.', 'other', 'bushel'],
    ['hd', 'other', 'head'],
    ['pcs', 'each', null],
    ['', 'other', null],
  ])('reads the unit "%s"', (text, unit, word) => {
    expect(unitOfWords(text)).toEqual({ unit, word });
  });

  it.each([
    ['12', '12', false],
    ['5.5', '5', true],
    ['-3', '0', true],
    ['1,200', '1200', false],
    ['', '', false],
    ['some', 'some', false],
  ])('reads the stock "%s"', (text, stock, isNoted) => {
    const read = stockOfWords(text);
    expect(read.stock).toBe(stock);
    expect(read.note !== null).toBe(isNoted);
  });

  it.each([
    ['Baked Goods', 'Anything', 'baked-goods'],
    ['', 'Goat milk soap', 'artisan-goods'],
    ['Produce', 'Honeycrisp apples', 'fruits'],
    ['Meat & Poultry > Beef', 'Sunday box', 'meat'],
    ['', 'Strawberry jam', 'preserves'],
    ['', 'Sunflower bouquet', 'flowers'],
    ['Bits', 'Mystery', null],
  ])('files "%s" "%s" under %s', (category, name, ours) => {
    expect(categoryOfWords(category, name)).toBe(ours);
  });
});
