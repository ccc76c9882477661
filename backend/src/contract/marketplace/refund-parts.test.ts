import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Parts, partsOfItems, refundItems, type SoldLine, sumOf } from './refund-parts.js';

const minus = (left: Parts, parts: Parts): Parts => ({
  goods: left.goods - parts.goods,
  tax: left.tax - parts.tax,
  shipping: left.shipping - parts.shipping,
});

const lineOf = (given: Partial<SoldLine>): SoldLine => ({
  ...{ id: 1, quantity: 1, refunded: 0, totalPrice: 1_000, discount: 0, taxBasisPoints: 800 },
  ...given,
});
const some = (lines: SoldLine[], asked: [id: number, quantity: number][], left: Parts) =>
  partsOfItems(
    refundItems(
      lines,
      asked.map(([id, quantity]) => ({ id, quantity })),
    ),
    left,
  );
const JAR = [lineOf({})];

describe('partsOfItems', () => {
  it('takes goods, tax and shipping of one of two jars to the cent, and the rest with the other', () => {
    const two = { goods: 2_000, tax: 161, shipping: 599 };
    const jars = (refunded: number) => [
      lineOf({ quantity: 2, refunded, totalPrice: 2_000, taxBasisPoints: 805 }),
    ];
    const first = some(jars(0), [[1, 1]], two);
    // 8.05 % of the 10.00 that stay are 80.5 cents.
    expect(first).toEqual({ goods: 1_000, tax: 80, shipping: 300 });
    const last = some(jars(1), [[1, 1]], minus(two, first));
    expect(last).toEqual({ goods: 1_000, tax: 81, shipping: 299 });
    expect(sumOf(first) + sumOf(last)).toBe(sumOf(two));
  });

  it('is never more than what an earlier refund has left of the goods', () => {
    const left = { goods: 400, tax: 32, shipping: 100 };
    expect(some(JAR, [[1, 1]], left)).toEqual(left);
  });

  it('leaves tax and shipping alone where no goods are refunded', () => {
    const left = { goods: 0, tax: 3, shipping: 100 };
    expect(some(JAR, [[1, 1]], left)).toEqual({
      goods: 0,
      tax: 0,
      shipping: 0,
    });
    expect(partsOfItems([], { ...left, goods: 500 })).toEqual({ goods: 0, tax: 0, shipping: 0 });
  });

  it('leaves the tax of each rate on what is left at it', () => {
    const lines = (refunded: number) => [
      lineOf({ id: 1, taxBasisPoints: null }),
      lineOf({ id: 2, quantity: 3, refunded, taxBasisPoints: 830 }),
    ];
    const left = { goods: 2_000, tax: 83, shipping: 500 };
    expect(some(lines(0), [[1, 1]], left)).toEqual({ goods: 1_000, tax: 0, shipping: 250 });
    expect(some(lines(0), [[2, 1]], left)).toEqual({ goods: 333, tax: 28, shipping: 83 });
    const two = minus(left, { goods: 333, tax: 28, shipping: 83 });
    expect(some(lines(1), [[2, 1]], two)).toMatchObject({ goods: 334, tax: 27 });
    const one = minus(two, { goods: 334, tax: 27, shipping: 84 });
    expect(some(lines(2), [[2, 1]], one)).toMatchObject({ goods: 333, tax: 28 });
    const all: [number, number][] = [
      [1, 1],
      [2, 3],
    ];
    expect(some(lines(0), all, left)).toEqual(left);
  });

  it('taxes what is left of all lines of a rate together', () => {
    // 8 % of 20.10 and 9.99 together, of which the lines have 1.61 and 0.80.
    const lines = [
      lineOf({ id: 1, quantity: 2, totalPrice: 2_010 }),
      lineOf({ id: 2, quantity: 3, totalPrice: 999 }),
    ];
    const left = { goods: 3_009, tax: 241, shipping: 1_500 };
    // 8 % of 20.04 are 160.32 cents.
    expect(some(lines, [[1, 1]], left)).toEqual({ goods: 1_005, tax: 81, shipping: 501 });
    expect(some(lines, [[2, 3]], left)).toEqual({ goods: 999, tax: 80, shipping: 498 });
  });

  it('gives back what a line cost after its discount', () => {
    const line = lineOf({ quantity: 3, totalPrice: 1_000, discount: 100, taxBasisPoints: 812.5 });
    const left = { goods: 900, tax: 73, shipping: 0 };
    expect(some([line], [[1, 1]], left)).toEqual({ goods: 300, tax: 24, shipping: 0 });
    expect(some([{ ...line, refunded: 1 }], [[1, 2]], left)).toMatchObject({ goods: 600, tax: 49 });
  });

  it('is never more than what is left after refunds of mere amounts in between', () => {
    const amount = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(amount, amount, amount, (goods, tax, shipping) => {
        let left: Parts = { goods: 3_000 - goods, tax: 3_000 - tax, shipping: 3_000 - shipping };
        for (const refunded of [0, 1, 2]) {
          const line = lineOf({ quantity: 3, refunded, totalPrice: 3_000, taxBasisPoints: 10_000 });
          left = minus(left, some([line], [[1, 1]], left));
          expect(Math.min(left.goods, left.tax, left.shipping)).toBeGreaterThanOrEqual(0);
        }
        if (goods < 3_000) expect(left).toEqual({ goods: 0, tax: 0, shipping: 0 });
      }),
    );
  });
});
