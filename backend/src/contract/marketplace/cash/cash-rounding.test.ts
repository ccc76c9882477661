import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cashLeft, cashOf, cashRoundingIn, cashText, roundedCashText } from './cash-rounding.js';

describe('cash to the nickel', () => {
  it.each([
    ...[
      [0, 0],
      [1, 5],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 5],
    ],
    ...[
      [6, 5],
      [7, 5],
      [8, 10],
      [9, 10],
      [10, 10],
      [11, 10],
    ],
    ...[
      [1_231, 1_230],
      [1_232, 1_230],
      [1_233, 1_235],
      [1_234, 1_235],
      [1_235, 1_235],
    ],
    ...[
      [1_236, 1_235],
      [1_237, 1_235],
      [1_238, 1_240],
      [1_239, 1_240],
      [1_240, 1_240],
    ],
  ] as [number, number][])('makes %i cents %i', (cents, cash) => {
    expect(cashOf(cents, 'nickel')).toBe(cash);
    expect(cashOf(cents, null)).toBe(cents);
  });

  it('makes 1 and 2 cents nothing in Alabama, from the day of its act', () => {
    expect([cashOf(1, 'nickel_zero'), cashOf(2, 'nickel_zero'), cashOf(3, 'nickel_zero')]).toEqual([0, 0, 5]);
    expect(cashRoundingIn('AL', '2026-04-16')).toBe('nickel');
    expect(cashRoundingIn('AL', '2026-04-17')).toBe('nickel_zero');
    expect(cashRoundingIn('FL', '2026-04-17')).toBe('nickel');
  });

  it('says what is left to pay, whatever was paid before', () => {
    expect(cashLeft(1_237, 0, 'nickel')).toBe(1_235);
    expect(cashLeft(1_237, 1_235, 'nickel')).toBe(0);
    expect(cashLeft(1_238, 1_240, 'nickel')).toBe(0);
    // A check is exact, and so is whoever has the pennies.
    expect(cashLeft(1_237, 1_237, 'nickel')).toBe(0);
    expect(cashLeft(1_237, 1_000, 'nickel')).toBe(235);
    expect(cashLeft(1_112, 1_510, 'nickel')).toBe(-400);
    expect([cashLeft(2, 0, 'nickel'), cashLeft(2, 5, 'nickel')]).toEqual([5, 0]);
    expect(cashLeft(1_237, 1_000, null)).toBe(237);
  });

  it('is a nickel, at most two cents away, and settles an order for all that is paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 1_000_000 }), (total) => {
        const cash = cashOf(total, 'nickel');
        expect(cash % 5).toBe(0);
        expect(Math.abs(cash - total)).toBeLessThanOrEqual(2);
        expect(cashLeft(total, cash, 'nickel')).toBe(0);
        expect(cashLeft(total, total, 'nickel')).toBe(0);
      }),
    );
  });

  it('says so beside the exact amount, and nothing where they are the same', () => {
    expect(roundedCashText(1_235, 1_237)).toBe('Cash: $12.35, rounded from $12.37');
    expect([roundedCashText(1_235, 1_235), cashText(1_235, 1_235)]).toEqual([null, '$12.35']);
  });
});
