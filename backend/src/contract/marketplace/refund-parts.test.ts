import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Parts, partsOfItems, sumOf } from './refund-parts.js';

const minus = (left: Parts, parts: Parts): Parts => ({
  goods: left.goods - parts.goods,
  tax: left.tax - parts.tax,
  shipping: left.shipping - parts.shipping,
});

describe('partsOfItems', () => {
  it('takes goods, tax and shipping of one of two jars to the cent, and the rest with the other', () => {
    const two = { goods: 2_000, tax: 161, shipping: 599 };
    const jar = [{ quantity: 1, unitPrice: 1_000 }];
    const first = partsOfItems(jar, two);
    expect(first).toEqual({ goods: 1_000, tax: 81, shipping: 300 });
    const last = partsOfItems(jar, minus(two, first));
    expect(last).toEqual({ goods: 1_000, tax: 80, shipping: 299 });
    expect(sumOf(first) + sumOf(last)).toBe(sumOf(two));
  });

  it('is never more than what an earlier refund has left of the goods', () => {
    const left = { goods: 400, tax: 32, shipping: 100 };
    expect(partsOfItems([{ quantity: 1, unitPrice: 1_000 }], left)).toEqual(left);
  });

  it('leaves tax and shipping alone where no goods are refunded', () => {
    const left = { goods: 0, tax: 3, shipping: 100 };
    expect(partsOfItems([{ quantity: 1, unitPrice: 1_000 }], left)).toEqual({
      goods: 0,
      tax: 0,
      shipping: 0,
    });
    expect(partsOfItems([], { ...left, goods: 500 })).toEqual({ goods: 0, tax: 0, shipping: 0 });
  });

  it('adds up to exactly what was paid, in whatever order and quantities the items go back', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPrice: fc.integer({ min: 1, max: 9_999 }),
    });
    const sale = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      tax: fc.integer({ min: 0, max: 20_000 }),
      shipping: fc.integer({ min: 0, max: 5_000 }),
      picks: fc.infiniteStream(fc.nat()),
    });
    fc.assert(
      fc.property(sale, ({ lines, tax, shipping, picks }) => {
        const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
        let left: Parts = { goods, tax, shipping };
        const open = lines.map((one) => ({ ...one }));
        while (open.some(({ quantity }) => quantity > 0)) {
          const rest = open.filter(({ quantity }) => quantity > 0);
          const pick = rest[(picks.next().value as number) % rest.length] ?? rest[0];
          if (!pick) break;
          const quantity = 1 + ((picks.next().value as number) % pick.quantity);
          const parts = partsOfItems([{ quantity, unitPrice: pick.unitPrice }], left);
          expect(parts.goods).toBe(quantity * pick.unitPrice);
          pick.quantity -= quantity;
          left = minus(left, parts);
          expect(Math.min(left.goods, left.tax, left.shipping)).toBeGreaterThanOrEqual(0);
        }
        expect(left).toEqual({ goods: 0, tax: 0, shipping: 0 });
      }),
    );
  });
});
