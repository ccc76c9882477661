import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceOfWeight } from '../../../contract/marketplace/weight/weight.js';
import { loweredVendorOrder, type UnpaidLine } from './lowered-vendor-order.rules.js';

const KALE = {
  id: 1,
  quantity: 3,
  unitPrice: 333,
  totalPrice: 999,
  discount: 100,
  tax: 72,
  taxBasisPoints: 800,
};
const EGGS = {
  id: 2,
  quantity: 2,
  unitPrice: 700,
  totalPrice: 1_400,
  discount: 0,
  tax: 98,
  taxBasisPoints: 700,
};
const VENDOR_ORDER = { shipping: 0, commissionRate: '0.12' };

describe('a vendor order with fewer items', () => {
  it('loses their price, with their part of discount and tax', () => {
    const { lines, vendorOrder } = loweredVendorOrder(
      VENDOR_ORDER,
      [KALE, EGGS],
      new Map([
        [1, 1],
        [2, 0],
      ]),
    );
    expect(lines).toEqual([
      { ...KALE, quantity: 1, totalPrice: 333, discount: 33, tax: 24 },
      { ...EGGS, quantity: 0, totalPrice: 0, discount: 0, tax: 0 },
    ]);
    expect(vendorOrder).toEqual({
      subtotal: 333,
      discount: 33,
      tax: 24,
      shipping: 0,
      total: 324,
      commission: 36,
    });
  });

  it('of what is weighed loses its part of the weighed price, and of the weight', () => {
    const chicken = { ...KALE, unitPrice: 3_250, totalPrice: 7_738, discount: 0, tax: 619, grams: 5_400 };
    const { lines, vendorOrder } = loweredVendorOrder(VENDOR_ORDER, [chicken], new Map([[1, 2]]));
    expect(lines).toMatchObject([{ quantity: 2, totalPrice: 5_159, discount: 0, tax: 413, grams: 3_600 }]);
    expect(vendorOrder).toMatchObject({ subtotal: 5_159, total: 5_572 });
  });

  it('of pieces that were weighed keeps the first, at what they cost', () => {
    const BY_PIECE = { inSteps: false, per: 'lb', price: 650, most: '5 lb' } as const;
    const packages = ['4.35 lb', '4.00 lb', '3.50 lb'].map((weight) => ({
      weight,
      price: priceOfWeight(weight, 'lb', 650),
    }));
    const weighed = { ...KALE, unitPrice: 3_250, totalPrice: 7_703, discount: 0, tax: 616, grams: 5_375 };
    const chicken = { ...weighed, byWeight: BY_PIECE, packages };
    const lowered = (line: UnpaidLine, left: number) =>
      loweredVendorOrder(VENDOR_ORDER, [line], new Map([[1, left]])).lines[0];
    expect(lowered(chicken, 2)).toMatchObject({
      ...{ quantity: 2, totalPrice: 5_428, discount: 0, grams: 3_787, packages: packages.slice(0, 2) },
    });
    expect(lowered({ ...chicken, discount: 703 }, 1)).toMatchObject({ totalPrice: 2_828, discount: 258 });
    expect(lowered(chicken, 0)).toMatchObject({ quantity: 0, totalPrice: 0, tax: 0 });
    // At most what was agreed to.
    expect(lowered({ ...chicken, unitPrice: 2_700 }, 2)).toMatchObject({ totalPrice: 5_400 });
    // Steps are cut as one: their part stays, as a scale shows it, at what that costs.
    const nuts = { ...KALE, quantity: 4, unitPrice: 200, totalPrice: 682, discount: 0, tax: 55, grams: 512 };
    const sold = { inSteps: true, per: 'kg', price: 1_333, most: '0.150 kg' } as const;
    const steps = { ...nuts, byWeight: sold, packages: [{ weight: '0.512 kg', price: 682 }] };
    expect(lowered(steps, 3)).toMatchObject({
      ...{ quantity: 3, totalPrice: 512, grams: 384 },
      packages: [{ weight: '0.384 kg', price: 512 }],
    });
    expect(lowered(steps, 0)).toMatchObject({ quantity: 0, totalPrice: 0, grams: 0, packages: [] });
  });

  it('keeps what is not named, and adds up over any row of changes, never below zero', () => {
    const cents = fc.integer({ min: 0, max: 50_000 });
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 40 }),
      unitPrice: cents,
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      tax: cents,
    });
    const steps = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), cents, steps, (sold, shipping, all) => {
        let lines: UnpaidLine[] = sold.map(({ part, ...one }, id) => ({
          ...one,
          id,
          taxBasisPoints: 800,
          totalPrice: one.quantity * one.unitPrice,
          discount: Math.floor(one.quantity * one.unitPrice * part),
        }));
        let ways = shipping;
        for (const step of all) {
          const left = new Map(lines.map(({ id, quantity }) => [id, Math.floor(quantity * step)]));
          const lowered = loweredVendorOrder({ shipping: ways, commissionRate: '0.1' }, lines, left);
          const { vendorOrder } = lowered;
          expect(vendorOrder.total).toBe(
            vendorOrder.subtotal - vendorOrder.discount + vendorOrder.tax + vendorOrder.shipping,
          );
          for (const one of lowered.lines) {
            expect(one.totalPrice).toBe(one.unitPrice * one.quantity);
            expect(one.discount).toBeGreaterThanOrEqual(0);
            expect(one.discount).toBeLessThanOrEqual(one.totalPrice);
            expect(one.tax).toBeGreaterThanOrEqual(0);
          }
          expect(vendorOrder.shipping).toBeLessThanOrEqual(ways);
          ways = vendorOrder.shipping;
          lines = lowered.lines.filter(({ quantity }) => quantity > 0);
        }
      }),
    );
  });
});
