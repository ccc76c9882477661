import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sumOf } from '../../../contract/marketplace/refund-parts.js';
import type { Left } from '../refunds/refund-parts.rules.js';
import { type DisputedPart, ofPayment, returnedParts, takenParts } from './dispute-parts.rules.js';

const cents = fc.integer({ min: 0, max: 20_000 });
const vendorOrder = fc
  .record({ goods: cents, tax: cents, shipping: cents, rate: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ rate, ...parts }): Left => ({ ...parts, commission: Math.round(parts.goods * rate) }));
const shares = fc.array(vendorOrder, { minLength: 1, maxLength: 4 });
const all = (parts: readonly DisputedPart[]) => parts.reduce((sum, part) => sum + sumOf(part), 0);

describe('a dispute', () => {
  it('takes no more of a vendor order than is left, and all of it to the cent', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 200_000 }), (given, amount) => {
        const left = new Map(given.map((one, index) => [index, one]));
        const most = given.reduce((sum, one) => sum + sumOf(one), 0);
        const parts = takenParts(amount, left);
        expect(all(parts)).toBe(Math.min(amount, most));
        for (const { vendorOrderId, ...part } of parts) {
          const one = left.get(vendorOrderId);
          for (const key of ['goods', 'tax', 'shipping', 'commission'] as const)
            expect(part[key]).toBeLessThanOrEqual(one?.[key] ?? -1);
        }
      }),
    );
  });

  it('that is won gives back exactly what it took', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 200_000 }), (given, amount) => {
        const parts = takenParts(amount, new Map(given.map((one, index) => [index, one])));
        const taken = new Map(parts.map(({ vendorOrderId, ...part }) => [vendorOrderId, part]));
        const back = returnedParts(amount, taken);
        expect(back).toHaveLength(parts.length);
        for (const part of back) {
          const one = parts.find(({ vendorOrderId }) => vendorOrderId === part.vendorOrderId);
          for (const key of ['goods', 'tax', 'shipping', 'commission'] as const)
            expect(part[key] + (one?.[key] ?? 0)).toBe(0);
        }
      }),
    );
  });
});

describe('what a dispute can be about', () => {
  const vendorOrder = { goods: 20_500, tax: 0, shipping: 0, commission: 2_050 };
  const other = { goods: 4_500, tax: 0, shipping: 0, commission: 450 };
  const left = new Map([
    [1, vendorOrder],
    [2, other],
  ]);
  const additions = [{ id: 1, paymentId: 8, cents: 20_000 }];

  it('is what came with its payment: what was added later is not of the first one', () => {
    expect([...ofPayment(left, additions, 7)]).toEqual([
      [1, { goods: 500, tax: 0, shipping: 0, commission: 50 }],
      [2, other],
    ]);
  });

  it('is of the vendor order alone that was added to', () => {
    expect([...ofPayment(left, additions, 8)]).toEqual([[1, vendorOrder]]);
    expect([...ofPayment(new Map([[2, other]]), [{ id: 2, paymentId: 9, cents: 4_500 }], 7)]).toEqual([]);
  });
});
