import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceOrder } from '../../../contract/marketplace/price-order.js';
import {
  finalVendorOrder,
  missingPackages,
  packagesWeighed,
  priceOfPackages,
} from './final-vendor-order.rules.js';

const BY_PIECE = { per: 'lb' as const, price: 650, inSteps: false };
const weighed = (...weights: (string | null)[]) =>
  weights.map((weight, index) => ({ package: index + 1, weight, grams: 1_973 }));

describe('What a weighed vendor order costs', () => {
  it('rounds each package once, and stops at what the buyer agreed to', () => {
    const two = packagesWeighed(BY_PIECE, 2, weighed('4.00 lb', '4.35 lb'));
    expect(two).toEqual([
      { weight: '4.00 lb', price: 2_600 },
      { weight: '4.35 lb', price: 2_828 },
    ]);
    expect(priceOfPackages(two, 6_500)).toBe(2_600 + 2_828);
    expect(priceOfPackages(packagesWeighed(BY_PIECE, 1, weighed('8.82 lb')), 3_250)).toBe(3_250);
    expect(missingPackages(BY_PIECE, 3, 1)).toBe(2);
    expect(missingPackages({ ...BY_PIECE, inSteps: true }, 5, 1)).toBe(0);
  });

  it('keeps an amount off as long as the goods are worth it', () => {
    const lines = [{ id: 1, totalPrice: 3_000, discount: 500, tax: 200, taxBasisPoints: 800 }];
    const vendorOrder = { shipping: 0, commissionRate: '0.1', fixedDiscount: 500 };
    const most = finalVendorOrder(vendorOrder, lines, new Map([[1, 2_000]])).vendorOrder;
    expect(most).toEqual({
      subtotal: 2_000,
      discount: 500,
      tax: 120,
      shipping: 0,
      total: 1_620,
      commission: 150,
    });
    expect(finalVendorOrder(vendorOrder, lines, new Map([[1, 300]])).vendorOrder).toMatchObject({
      discount: 300,
      total: 0,
      tax: 0,
    });
  });

  it('is taxed at the rate of the sale for what its buyer agreed to pay more', () => {
    const vendorOrder = { shipping: 0, commissionRate: '0.1', fixedDiscount: 3_000 };
    const covered = { id: 1, totalPrice: 3_000, discount: 3_000, tax: 0, taxBasisPoints: 800 };
    expect(finalVendorOrder(vendorOrder, [covered], new Map([[1, 4_000]])).vendorOrder).toMatchObject({
      ...{ subtotal: 4_000, discount: 3_000, tax: 80, total: 1_080 },
    });
    const half = { ...covered, discount: 1_500, tax: 120 };
    const percent = { ...vendorOrder, fixedDiscount: null };
    expect(finalVendorOrder(percent, [half], new Map([[1, 6_000]])).vendorOrder).toMatchObject({
      ...{ subtotal: 6_000, discount: 3_000, tax: 240, total: 3_240 },
    });
  });

  it('is what it was where no line costs less, also beside a line too small for a part of the discount', () => {
    const taxed = { id: 2, totalPrice: 145_485, discount: 6, tax: 145_479, taxBasisPoints: 10_000 };
    const lines = [
      { id: 0, totalPrice: 4, discount: 0, tax: 0, taxBasisPoints: null },
      { id: 1, totalPrice: 95_070, discount: 5, tax: 0, taxBasisPoints: null },
      taxed,
    ];
    const vendorOrder = { shipping: 0, commissionRate: '0.12', fixedDiscount: 11 };
    expect(finalVendorOrder(vendorOrder, lines, new Map()).vendorOrder).toMatchObject({
      discount: 11,
      tax: taxed.tax,
    });
    expect(finalVendorOrder(vendorOrder, lines, new Map([[1, 95_069]])).vendorOrder.tax).toBeLessThanOrEqual(
      taxed.tax,
    );
  });

  it('counts the packages that it has', () => {
    const weighings = weighed('1 lb', '2 lb', '3 lb').slice(1).toReversed();
    const weights = (inSteps: boolean, quantity: number) =>
      packagesWeighed({ ...BY_PIECE, inSteps }, quantity, weighings).map(({ weight }) => weight);
    expect(weights(false, 2)).toEqual(['2 lb']);
    expect(weights(true, 1)).toEqual(['2 lb', '3 lb']);
  });

  it('is what was shown of grams, where no weight was kept', () => {
    expect(packagesWeighed(BY_PIECE, 1, weighed(null))).toEqual([{ weight: '4.35 lb', price: 2_828 }]);
  });

  it('adds up to the cent, and is never more than at most', () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 1, max: 20_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      taxBasisPoints: fc.constantFrom(null, 0, 125, 800, 10_000),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('percent' as const, 'amount' as const, null),
        fc.integer({ min: 0, max: 9_999 }),
        (given, kind, value) => {
          const asked = given.map((one, id) => ({ ...one, id, vendorId: 1, productId: id }));
          const discounts = kind ? [{ vendorId: 1, kind, value, productIds: null }] : [];
          const [vendorOrder] = priceOrder(asked, { method: 'shipping', discounts }).shares;
          if (!vendorOrder) throw new Error('There is no vendor order.');
          const prices = new Map(
            vendorOrder.lines.map(({ id, totalPrice, part }) => [id, Math.floor(totalPrice * part)]),
          );
          const fixedDiscount = kind === 'amount' ? vendorOrder.discount : null;
          const final = finalVendorOrder(
            { ...vendorOrder, commissionRate: '0.12', fixedDiscount },
            vendorOrder.lines,
            prices,
          );
          const sum = (key: 'totalPrice' | 'discount' | 'tax') =>
            final.lines.reduce((total, one) => total + one[key], 0);
          const { subtotal, discount, tax, shipping, total, commission } = final.vendorOrder;
          expect([sum('totalPrice'), sum('discount'), sum('tax')]).toEqual([subtotal, discount, tax]);
          expect(total).toBe(subtotal - discount + tax + shipping);
          expect(total).toBeLessThanOrEqual(vendorOrder.total);
          expect(commission).toBeLessThanOrEqual(subtotal - discount);
          for (const one of final.lines) {
            expect(one.discount).toBeGreaterThanOrEqual(0);
            expect(one.discount).toBeLessThanOrEqual(one.totalPrice);
            expect(one.tax).toBeGreaterThanOrEqual(0);
          }
          const unchanged = finalVendorOrder(
            { ...vendorOrder, commissionRate: '0.12', fixedDiscount },
            vendorOrder.lines,
            new Map(),
          );
          expect(unchanged.vendorOrder).toMatchObject({
            subtotal: vendorOrder.subtotal,
            discount: vendorOrder.discount,
            tax: vendorOrder.tax,
            total: vendorOrder.total,
          });
        },
      ),
    );
  });
});
