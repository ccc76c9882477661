import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CHECKOUT_METHODS, subtotalOf, TAX_BASIS_POINTS } from './checkout.js';
import { type DeliveryPrice, type Discount, goodsOf, type LineToPrice, priceOrder } from './price-order.js';

const FIELDS = ['subtotal', 'discount', 'shipping', 'tax', 'total'] as const;

const oneLine = (unitPrice: number, more: Partial<LineToPrice> = {}): LineToPrice => ({
  vendorId: 1,
  productId: 1,
  unitPrice,
  quantity: 1,
  taxBasisPoints: TAX_BASIS_POINTS,
  ...more,
});

const anyLine = fc.record({
  vendorId: fc.integer({ min: 1, max: 5 }),
  productId: fc.integer({ min: 1, max: 20 }),
  unitPrice: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  taxBasisPoints: fc.option(fc.integer({ min: 0, max: 1_500 })),
});
const anyLines = fc.array(anyLine, { maxLength: 30 });
const anyMethod = fc.constantFrom(...CHECKOUT_METHODS);
const anyPrice = fc.record({
  cents: fc.integer({ min: 0, max: 10_000 }),
  freeFrom: fc.option(fc.integer({ min: 0, max: 100_000 })),
});
const anyPrices = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 5 }), anyPrice), { maxLength: 4 })
  .map((prices) => new Map<number, DeliveryPrice>(prices));
const ofVendor = (vendorId: number) =>
  fc.record({
    vendorId: fc.constant(vendorId),
    kind: fc.constantFrom('percent' as const, 'amount' as const),
    value: fc.integer({ min: 1, max: 9_000 }),
    productIds: fc.option(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 5 })),
  });
const anyDiscounts: fc.Arbitrary<Discount[]> = fc
  .tuple(fc.option(ofVendor(1)), fc.option(ofVendor(2)), fc.option(ofVendor(3)))
  .map((all) => all.filter((one) => one !== null));

describe('what an order costs', () => {
  it('is the subtotal, $15 for shipping below $50, and 8 % of the subtotal alone', () => {
    expect(priceOrder([oneLine(1_007)], { method: 'shipping' })).toMatchObject({
      ...{ subtotal: 1_007, discount: 0, shipping: 1_500, tax: 81, total: 2_588 },
    });
    expect(priceOrder([], { method: 'shipping' }).total).toBe(0);
  });

  it('is shared by what each vendor sold', () => {
    const lines = [oneLine(1_000, { vendorId: 2 }), oneLine(500, { vendorId: 1, quantity: 4 })];
    expect(priceOrder(lines, { method: 'shipping' }).shares).toMatchObject([
      { vendorId: 1, subtotal: 2_000, tax: 160, shipping: 1_000, total: 3_160 },
      { vendorId: 2, subtotal: 1_000, tax: 80, shipping: 500, total: 1_580 },
    ]);
  });

  it('charges no tax on lines without a rule, and none on what is taken off', () => {
    const lines = [
      oneLine(1_000, { productId: 1 }),
      oneLine(1_000, { productId: 2, taxBasisPoints: null }),
      oneLine(1_000, { productId: 3, taxBasisPoints: 400 }),
    ];
    const discounts = [{ vendorId: 1, kind: 'percent' as const, value: 1_000, productIds: [1] }];
    const { shares, ...totals } = priceOrder(lines, { method: 'pickup', discounts });
    expect(totals).toEqual({ subtotal: 3_000, discount: 100, shipping: 0, tax: 112, total: 3_012 });
    expect(shares[0]?.lines.map(({ discount, tax }) => [discount, tax])).toEqual([
      [100, 72],
      [0, 0],
      [0, 40],
    ]);
  });

  it('asks for a delivery price of a vendor’s own beside the standard one of all others', () => {
    const lines = [1, 2, 3].map((vendorId) => oneLine(2_000, { vendorId }));
    const deliveryPrices = new Map([[2, { cents: 700, freeFrom: 2_001 }]]);
    const shippings = (method: (typeof CHECKOUT_METHODS)[number]) =>
      priceOrder(lines, { method, deliveryPrices }).shares.map(({ shipping }) => shipping);
    expect(shippings('shipping')).toEqual([750, 700, 750]);
    expect(shippings('pickup')).toEqual([0, 0, 0]);
    const free = new Map([[2, { cents: 700, freeFrom: 2_000 }]]);
    expect(priceOrder(lines, { method: 'shipping', deliveryPrices: free }).shipping).toBe(1_500);
  });

  it('takes an amount off once, and never more than the goods cost', () => {
    const lines = [oneLine(300), oneLine(200, { productId: 2 })];
    const off = (value: number) =>
      priceOrder(lines, {
        method: 'pickup',
        discounts: [{ vendorId: 1, kind: 'amount', value, productIds: null }],
      });
    expect(off(250)).toMatchObject({ discount: 250, tax: 20, total: 270 });
    expect(off(900)).toMatchObject({ discount: 500, tax: 0, total: 0 });
  });

  it('adds up to the cent from lines to vendor orders to the order, whatever is bought on what terms', () => {
    fc.assert(
      fc.property(
        anyLines,
        anyMethod,
        anyPrices,
        anyDiscounts,
        (lines, method, deliveryPrices, discounts) => {
          const order = priceOrder(lines, { method, deliveryPrices, discounts });
          const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
            items.reduce((total, item) => total + of(item), 0);
          for (const field of FIELDS)
            expect(sum(order.shares, (vendorOrder) => vendorOrder[field])).toBe(order[field]);
          for (const vendorOrder of order.shares) {
            expect(sum(vendorOrder.lines, ({ totalPrice }) => totalPrice)).toBe(vendorOrder.subtotal);
            expect(sum(vendorOrder.lines, ({ discount }) => discount)).toBe(vendorOrder.discount);
            expect(sum(vendorOrder.lines, ({ tax }) => tax)).toBe(vendorOrder.tax);
            expect(vendorOrder.total).toBe(
              vendorOrder.subtotal - vendorOrder.discount + vendorOrder.shipping + vendorOrder.tax,
            );
          }
          const all = order.shares.flatMap((vendorOrder) => vendorOrder.lines);
          expect(all).toHaveLength(lines.length);
          for (const line of all) {
            expect(goodsOf(line)).toBeGreaterThanOrEqual(0);
            expect([line.discount, line.tax].every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(
              true,
            );
            if (line.taxBasisPoints === null) expect(line.tax).toBe(0);
          }
          const exact = sum(all, (line) => (goodsOf(line) * (line.taxBasisPoints ?? 0)) / 10_000);
          expect(Math.abs(order.tax - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
          expect(order.subtotal).toBe(subtotalOf(lines));
        },
      ),
    );
  });
});
