import { describe, expect, it } from '@jest/globals';
import { isNothing, tidyPrice } from './prices.js';

describe('a price', () => {
  it.each([
    '0',
    '0.00',
    '.0',
    '$0',
    '-5',
    '-$5',
    '$-5',
    '- 5.00',
    '\u22125',
    '\u20135',
    '0 USD',
    '-0',
    '+0',
    '-1,000',
  ])('has to be above zero: %s', (price) => expect(isNothing(price)).toBe(true));

  it.each([
    '4.50',
    '$4',
    '0.50',
    '.5',
    '1,000',
    '+5',
    'Call',
    'Market price',
    'Free',
    '$',
    '-',
    '2 for 5',
    '5-10',
    '4 / lb',
  ])('may be a number above zero, or words: %s', (price) => expect(isNothing(price)).toBe(false));

  it.each([
    ['4.5', '4.50'],
    ['$4.50', '4.50'],
    ['1,000', '1000.00'],
    ['Ask us', 'Ask us'],
  ])('is stored tidily: %s', (price, stored) => expect(tidyPrice(price)).toBe(stored));
});
