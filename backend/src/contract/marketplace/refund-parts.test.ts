import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { goodsOf } from './price-order.js';
import { type Parts, partsOfItems, refundItems, type SoldLine, sumOf } from './refund-parts.js';

const minus = (left: Parts, parts: Parts): Parts => ({
  goods: left.goods - parts.goods,
  tax: left.tax - parts.tax,
  shipping: left.shipping - parts.shipping,
});

const lineOf = (given: Partial<SoldLine>): SoldLine => ({
  ...{ id: 1, quantity: 1, refunded: 0, totalPrice: 1_000, discount: 0, tax: 80, rate: 800 },
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
      lineOf({ quantity: 2, refunded, totalPrice: 2_000, tax: 161, rate: 805 }),
    ];
    const first = some(jars(0), [[1, 1]], two);
    expect(first).toEqual({ goods: 1_000, tax: 81, shipping: 300 });
    const last = some(jars(1), [[1, 1]], minus(two, first));
    expect(last).toEqual({ goods: 1_000, tax: 80, shipping: 299 });
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

  it('gives back the tax of its own line, at whatever rate that was sold', () => {
    const lines = (refunded: number) => [
      lineOf({ id: 1, tax: 0, rate: null }),
      lineOf({ id: 2, quantity: 3, refunded, tax: 83, rate: 830 }),
    ];
    const left = { goods: 2_000, tax: 83, shipping: 500 };
    expect(some(lines(0), [[1, 1]], left)).toEqual({ goods: 1_000, tax: 0, shipping: 250 });
    expect(some(lines(0), [[2, 1]], left)).toEqual({ goods: 333, tax: 28, shipping: 83 });
    expect(some(lines(1), [[2, 1]], left)).toMatchObject({ goods: 334, tax: 27 });
    expect(some(lines(2), [[2, 1]], left)).toMatchObject({ goods: 333, tax: 28 });
    const all: [number, number][] = [
      [1, 1],
      [2, 3],
    ];
    expect(some(lines(0), all, left)).toEqual(left);
  });

  it('gives back a part of what is left where all was sold at one rate, as it always did', () => {
    // 8 % of 20.10 and 9.99 together, of which the lines have 1.61 and 0.80.
    const lines = [
      lineOf({ id: 1, quantity: 2, totalPrice: 2_010, tax: 161 }),
      lineOf({ id: 2, quantity: 3, totalPrice: 999, tax: 80 }),
    ];
    const left = { goods: 3_009, tax: 241, shipping: 1_500 };
    expect(some(lines, [[1, 1]], left)).toEqual({ goods: 1_005, tax: 80, shipping: 501 });
    expect(some(lines, [[2, 3]], left)).toEqual({ goods: 999, tax: 80, shipping: 498 });
  });

  it('gives back what a line cost after its discount', () => {
    const line = lineOf({ quantity: 3, totalPrice: 1_000, discount: 100, tax: 73 });
    const left = { goods: 900, tax: 73, shipping: 0 };
    expect(some([line], [[1, 1]], left)).toEqual({ goods: 300, tax: 24, shipping: 0 });
    expect(some([{ ...line, refunded: 1 }], [[1, 2]], left)).toMatchObject({ goods: 600, tax: 49 });
  });

  it('adds up to what each line was sold for, and to what was paid, in whatever order the items go back', () => {
    const line = fc
      .record({
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPrice: fc.integer({ min: 10, max: 9_999 }),
        off: fc.constantFrom(0, 0, 7, 33, 90),
        rate: fc.constantFrom(null, 0, 625, 800, 1_500),
      })
      .map(({ quantity, unitPrice, off, rate }) => {
        const totalPrice = quantity * unitPrice;
        const discount = Math.floor((totalPrice * off) / 100);
        const tax = Math.round(((totalPrice - discount) * (rate ?? 0)) / 10_000);
        return { quantity, totalPrice, discount, tax, rate };
      });
    const sale = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      shipping: fc.integer({ min: 0, max: 5_000 }),
      picks: fc.infiniteStream(fc.nat()),
    });
    fc.assert(
      fc.property(sale, ({ lines, shipping, picks }) => {
        const goods = lines.reduce((total, one) => total + goodsOf(one), 0);
        const tax = lines.reduce((total, one) => total + one.tax, 0);
        let left: Parts = { goods, tax, shipping };
        const open = lines.map((one, id) => ({ ...one, id, refunded: 0, back: { goods: 0, tax: 0 } }));
        const next = () => picks.next().value as number;
        while (open.some((one) => one.refunded < one.quantity)) {
          const rest = open.filter((one) => one.refunded < one.quantity);
          const pick = rest[next() % rest.length];
          if (!pick) break;
          const quantity = 1 + (next() % (pick.quantity - pick.refunded));
          const parts = some(open, [[pick.id, quantity]], left);
          pick.refunded += quantity;
          pick.back = { goods: pick.back.goods + parts.goods, tax: pick.back.tax + parts.tax };
          left = minus(left, parts);
          expect(Math.min(left.goods, left.tax, left.shipping)).toBeGreaterThanOrEqual(0);
        }
        expect(left).toEqual({ goods: 0, tax: 0, shipping: 0 });
        const isEven = lines.every(({ rate, discount }) => rate === lines[0]?.rate && discount === 0);
        for (const { back, ...one } of open)
          expect(back).toEqual({ goods: goodsOf(one), tax: isEven ? back.tax : one.tax });
      }),
    );
  });

  it('is never more than what is left after refunds of mere amounts in between', () => {
    const amount = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(amount, amount, amount, (goods, tax, shipping) => {
        let left: Parts = { goods: 3_000 - goods, tax: 3_000 - tax, shipping: 3_000 - shipping };
        for (const refunded of [0, 1, 2]) {
          const line = lineOf({ quantity: 3, refunded, totalPrice: 3_000, tax: 3_000 });
          left = minus(left, some([line], [[1, 1]], left));
          expect(Math.min(left.goods, left.tax, left.shipping)).toBeGreaterThanOrEqual(0);
        }
        if (goods < 3_000) expect(left).toEqual({ goods: 0, tax: 0, shipping: 0 });
      }),
    );
  });
});
