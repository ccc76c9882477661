import { describe, expect, it } from '@jest/globals';
import { dollars, shortDollars } from './money.rules';

describe('dollars', () => {
  it.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [-0.004, '$0.00'],
    [0.1 + 0.2 - 0.3, '$0.00'],
    [-(5.4 - 5.4), '$0.00'],
    [-3, '-$3.00'],
    [-0.005_1, '-$0.01'],
    [1_234.5, '$1,234.50'],
    [null, ''],
    [undefined, ''],
  ])('%s is "%s"', (amount, text) => expect(dollars(amount)).toBe(text));
});

describe('shortDollars', () => {
  it.each([
    [0, '$0'],
    [-0, '$0'],
    [-0.01, '$0'],
    [-12, '-$12'],
    [1_250, '$1.3K'],
  ])('%s is "%s"', (amount, text) => expect(shortDollars(amount)).toBe(text));
});
