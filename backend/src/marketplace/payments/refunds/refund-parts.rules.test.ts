import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { refundItems, sumOf } from '../../../contract/marketplace/refund-parts.js';
import { type Left, overPayments, partsOf, partsOfRefund } from './refund-parts.rules.js';

const KALE: Left = { goods: 700, tax: 56, shipping: 300, commission: 84 };
const minus = (left: Left, parts: Left): Left => ({
  goods: left.goods - parts.goods,
  tax: left.tax - parts.tax,
  shipping: left.shipping - parts.shipping,
  commission: left.commission - parts.commission,
});

describe('partsOf', () => {
  it('takes the same part of goods, tax, shipping and commission', () => {
    expect(partsOf(528, KALE)).toEqual({ goods: 350, tax: 28, shipping: 150, commission: 42 });
  });

  it('takes exactly what is left with the last cent', () => {
    expect(partsOf(1_056, KALE)).toEqual(KALE);
  });

  it('gives back no commission for what holds no goods', () => {
    expect(partsOf(5, { goods: 0, tax: 0, shipping: 10, commission: 0 })).toMatchObject({
      shipping: 5,
      commission: 0,
    });
  });

  it.each([0, -1, 1_057])('refuses %p', (cents) => {
    expect(() => partsOf(cents, KALE)).toThrow('There is no refund');
  });

  it('adds up over any row of refunds, never more than what is left, and nothing is left in the end', () => {
    const cents = fc.integer({ min: 0, max: 500_000 });
    const share = fc
      .record({ goods: cents, tax: cents, shipping: cents, rate: fc.integer({ min: 0, max: 10_000 }) })
      .filter((parts) => sumOf(parts) > 0);
    const shares = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { maxLength: 8 });
    fc.assert(
      fc.property(share, shares, ({ rate, ...sold }, steps) => {
        let left: Left = { ...sold, commission: Math.round((sold.goods * rate) / 10_000) };
        for (const step of [...steps, 1]) {
          if (sumOf(left) === 0) break;
          const amount = Math.max(1, Math.floor(sumOf(left) * step));
          const parts = partsOf(amount, left);
          expect(sumOf(parts)).toBe(amount);
          left = minus(left, parts);
          expect(Math.min(left.goods, left.tax, left.shipping, left.commission)).toBeGreaterThanOrEqual(0);
        }
        expect(left).toEqual({ goods: 0, tax: 0, shipping: 0, commission: 0 });
      }),
    );
  });
});

describe('partsOfRefund', () => {
  const bunches = { id: 1, quantity: 2, refunded: 0, totalPrice: 700, discount: 0, taxBasisPoints: 800 };
  const one = refundItems([bunches], [{ id: 1, quantity: 1 }]);

  it('takes what the items are worth, and the commission of their goods', () => {
    expect(partsOfRefund(528, one, KALE, [bunches])).toEqual({
      goods: 350,
      tax: 28,
      shipping: 150,
      commission: 42,
    });
  });

  it('takes a lowered amount of the items alone', () => {
    expect(partsOfRefund(264, one, KALE, [bunches])).toEqual({
      goods: 175,
      tax: 14,
      shipping: 75,
      commission: 21,
    });
  });

  it('takes what was added of the rest of the vendor order', () => {
    expect(partsOfRefund(792, one, KALE, [bunches])).toEqual({
      goods: 525,
      tax: 42,
      shipping: 225,
      commission: 63,
    });
    expect(partsOfRefund(1_056, one, KALE, [bunches])).toEqual(KALE);
  });

  it('refuses more than what is left', () => {
    expect(() => partsOfRefund(1_057, one, KALE, [bunches])).toThrow('There is no refund');
  });

  it('adds up to the amount, and takes no part beyond what is left of it', () => {
    const cents = fc.integer({ min: 0, max: 50_000 });
    const share = fc
      .record({ goods: cents, tax: cents, shipping: cents, commission: cents })
      .filter((left) => sumOf(left) > 0);
    const items = fc.array(
      fc.record({
        ...{ back: fc.integer({ min: 1, max: 9 }), quantity: fc.integer({ min: 9, max: 19 }) },
        ...{ refunded: fc.constant(0), totalPrice: fc.integer({ min: 9, max: 99_999 }) },
        ...{ discount: fc.constantFrom(0, 0, 9), taxBasisPoints: fc.constantFrom(null, 122.5, 800) },
      }),
      { maxLength: 4 },
    );
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, items, part, (left, sold, step) => {
        const amount = Math.max(1, Math.floor(sumOf(left) * step));
        const lines = sold.map(({ back: _back, ...line }, id) => ({ ...line, id }));
        const asked = sold.map(({ back }, id) => ({ id, quantity: back }));
        const parts = partsOfRefund(amount, refundItems(lines, asked), left, lines);
        expect(sumOf(parts)).toBe(amount);
        const rest = minus(left, parts);
        expect(Math.min(rest.goods, rest.tax, rest.shipping, rest.commission)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

/** What a refund can take of a payment. */
const freeOf = ({ amount, disputed }: { amount: number; disputed: number }) => Math.max(amount - disputed, 0);

describe('overPayments', () => {
  it('takes the newest payment first, and adds up to the cent', () => {
    const cents = fc.integer({ min: 0, max: 50_000 });
    fc.assert(
      fc.property(
        fc.record({ goods: cents, tax: cents, shipping: cents }),
        fc.array(
          fc.record({ amount: cents, refunded: fc.constant(0), disputed: fc.integer({ min: 0, max: 500 }) }),
          { minLength: 1, maxLength: 4 },
        ),
        (parts, payments) => {
          const asked = { ...parts, commission: Math.floor(parts.goods / 10) };
          const worth = payments.reduce((sum, payment) => sum + freeOf(payment), 0);
          if (sumOf(asked) > worth) {
            expect(() => overPayments(asked, payments)).toThrow();
            return;
          }
          const taken = overPayments(asked, payments);
          const rest = taken.reduce<Left>((left, part) => minus(left, part), asked);
          expect(rest).toEqual({ goods: 0, tax: 0, shipping: 0, commission: 0 });
          for (const { payment, ...part } of taken) {
            expect(Math.min(part.goods, part.tax, part.shipping, part.commission)).toBeGreaterThanOrEqual(0);
            expect(sumOf(part)).toBeLessThanOrEqual(freeOf(payment));
          }
          const full = taken.slice(0, -1).every(({ payment, ...part }) => sumOf(part) === freeOf(payment));
          expect(full).toBe(true);
        },
      ),
    );
  });
});
