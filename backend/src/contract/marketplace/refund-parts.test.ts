import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Parts, partsOfItems, sumOf } from './refund-parts.js';

const minus = (left: Parts, parts: Parts): Parts => ({
  goods: left.goods - parts.goods,
  tax: left.tax - parts.tax,
  shipping: left.shipping - parts.shipping,
});

const JAR = { quantity: 1, sold: 1, refunded: 0, goods: 1_000, tax: 80 };

describe('partsOfItems', () => {
  it('takes goods, tax and shipping of one of two jars to the cent, and the rest with the other', () => {
    const two = { goods: 2_000, tax: 161, shipping: 599 };
    const jar = (refunded: number) => [{ quantity: 1, sold: 2, refunded, goods: 2_000, tax: 161 }];
    const first = partsOfItems(jar(0), two);
    expect(first).toEqual({ goods: 1_000, tax: 81, shipping: 300 });
    const last = partsOfItems(jar(1), minus(two, first));
    expect(last).toEqual({ goods: 1_000, tax: 80, shipping: 299 });
    expect(sumOf(first) + sumOf(last)).toBe(sumOf(two));
  });

  it('is never more than what an earlier refund has left of the goods', () => {
    const left = { goods: 400, tax: 32, shipping: 100 };
    expect(partsOfItems([JAR], left)).toEqual(left);
  });

  it('leaves tax and shipping alone where no goods are refunded', () => {
    const left = { goods: 0, tax: 3, shipping: 100 };
    expect(partsOfItems([JAR], left)).toEqual({
      goods: 0,
      tax: 0,
      shipping: 0,
    });
    expect(partsOfItems([], { ...left, goods: 500 })).toEqual({ goods: 0, tax: 0, shipping: 0 });
  });

  it('gives back the tax of its own line, at whatever rate that was sold', () => {
    const bread = { quantity: 1, sold: 1, refunded: 0, goods: 1_000, tax: 0 };
    const soap = { quantity: 1, sold: 3, refunded: 0, goods: 1_000, tax: 83 };
    const left = { goods: 2_000, tax: 83, shipping: 500 };
    expect(partsOfItems([bread], left)).toEqual({ goods: 1_000, tax: 0, shipping: 250 });
    expect(partsOfItems([soap], left)).toEqual({ goods: 333, tax: 28, shipping: 83 });
    expect(partsOfItems([{ ...soap, refunded: 1 }], left)).toMatchObject({ goods: 334, tax: 27 });
    expect(partsOfItems([{ ...soap, refunded: 2 }], left)).toMatchObject({ goods: 333, tax: 28 });
    expect(partsOfItems([bread, { ...soap, quantity: 3 }], left)).toEqual(left);
  });

  it('adds up to what each line was sold for, and to what was paid, in whatever order the items go back', () => {
    const line = fc
      .record({
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPrice: fc.integer({ min: 10, max: 9_999 }),
        off: fc.integer({ min: 0, max: 90 }),
        rate: fc.option(fc.integer({ min: 0, max: 1_500 })),
      })
      .map(({ quantity, unitPrice, off, rate }) => {
        const goods = quantity * unitPrice - Math.floor((quantity * unitPrice * off) / 100);
        return { sold: quantity, goods, tax: Math.round((goods * (rate ?? 0)) / 10_000) };
      });
    const sale = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      shipping: fc.integer({ min: 0, max: 5_000 }),
      picks: fc.infiniteStream(fc.nat()),
    });
    fc.assert(
      fc.property(sale, ({ lines, shipping, picks }) => {
        const sum = (part: 'goods' | 'tax') => lines.reduce((total, one) => total + one[part], 0);
        let left: Parts = { goods: sum('goods'), tax: sum('tax'), shipping };
        const open = lines.map((one) => ({ ...one, refunded: 0, back: { goods: 0, tax: 0 } }));
        const next = () => picks.next().value as number;
        while (open.some(({ refunded, sold }) => refunded < sold)) {
          const rest = open.filter(({ refunded, sold }) => refunded < sold);
          const pick = rest[next() % rest.length];
          if (!pick) break;
          const quantity = 1 + (next() % (pick.sold - pick.refunded));
          const parts = partsOfItems([{ ...pick, quantity }], left);
          pick.refunded += quantity;
          pick.back = { goods: pick.back.goods + parts.goods, tax: pick.back.tax + parts.tax };
          left = minus(left, parts);
          expect(Math.min(left.goods, left.tax, left.shipping)).toBeGreaterThanOrEqual(0);
        }
        expect(left).toEqual({ goods: 0, tax: 0, shipping: 0 });
        for (const { goods, tax, back } of open) expect(back).toEqual({ goods, tax });
      }),
    );
  });

  it('is never more than what is left after refunds of mere amounts in between', () => {
    const amount = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(amount, amount, amount, (goods, tax, shipping) => {
        let left: Parts = { goods: 3_000 - goods, tax: 3_000 - tax, shipping: 3_000 - shipping };
        const line = { quantity: 1, sold: 3, goods: 3_000, tax: 3_000 };
        for (const refunded of [0, 1, 2]) {
          left = minus(left, partsOfItems([{ ...line, refunded }], left));
          expect(Math.min(left.goods, left.tax, left.shipping)).toBeGreaterThanOrEqual(0);
        }
        if (goods < 3_000) expect(left).toEqual({ goods: 0, tax: 0, shipping: 0 });
      }),
    );
  });
});
