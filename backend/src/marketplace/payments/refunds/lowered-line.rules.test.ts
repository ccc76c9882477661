import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceOfWeight } from '../../../contract/marketplace/weight/weight.js';
import { firstGoodsOf } from './lowered-line.rules.js';

describe('a lowered line', () => {
  it('of packages never costs more with fewer, whatever the most and the discount are', () => {
    const ounces = fc.integer({ min: 1, max: 900 });
    const sold = fc.record({
      weights: fc.array(ounces, { minLength: 1, maxLength: 6 }),
      ...{ unitPrice: fc.integer({ min: 0, max: 4_000 }), part: fc.double({ min: 0, max: 1, noNaN: true }) },
      agreed: fc.option(fc.integer({ min: 0, max: 20_000 })),
    });
    fc.assert(
      fc.property(sold, ({ weights, unitPrice, part, agreed }) => {
        const packages = weights.map((one) => ({
          weight: `${one / 10} oz`,
          price: priceOfWeight(`${one / 10} oz`, 'lb', 899),
        }));
        const [quantity, sum] = [weights.length, packages.reduce((all, { price }) => all + price, 0)];
        const most = Math.max(unitPrice * quantity, agreed ?? 0);
        const totalPrice = Math.min(sum, most);
        const discount = Math.floor(totalPrice * part);
        const byWeight = { inSteps: false, per: 'lb', price: 899, most: '5 lb' } as const;
        const line = { quantity, unitPrice, totalPrice, discount, packages, byWeight, grams: 1 };
        const first = firstGoodsOf({ ...line, agreedPrice: agreed }) ?? [];
        expect([first[0], first[quantity]]).toEqual([0, totalPrice - discount]);
        expect(first).toEqual(first.toSorted((one, other) => one - other));
      }),
    );
  });
});
