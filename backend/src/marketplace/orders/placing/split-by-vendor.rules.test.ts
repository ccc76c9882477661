import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CHECKOUT_METHODS, subtotalOf, totalsOf } from '../../../contract/marketplace/checkout.js';
import { newOrderNumber } from '../order-number.js';
import { splitByVendor } from './split-by-vendor.rules.js';

const line = fc.record({
  vendorId: fc.integer({ min: 1, max: 5 }),
  commissionRate: fc.constant('0.12'),
  unitPrice: fc.integer({ min: 1, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
});

describe('splitting an order among its vendors', () => {
  it('shares tax and shipping by what each one sold', () => {
    const lines = [
      { vendorId: 2, commissionRate: '0.12', unitPrice: 1_000, quantity: 1 },
      { vendorId: 1, commissionRate: '0.2', unitPrice: 500, quantity: 4 },
    ];
    expect(splitByVendor(lines, totalsOf(3_000, 'shipping'))).toMatchObject([
      { vendorId: 1, subtotal: 2_000, tax: 160, shipping: 1_000, total: 3_160, commission: 400 },
      { vendorId: 2, subtotal: 1_000, tax: 80, shipping: 500, total: 1_580, commission: 120 },
    ]);
  });

  it('adds up to the order to the cent, whatever was bought', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 30 }),
        fc.constantFrom(...CHECKOUT_METHODS),
        (lines, method) => {
          const totals = totalsOf(subtotalOf(lines), method);
          const shares = splitByVendor(lines, totals);
          for (const field of ['subtotal', 'tax', 'shipping', 'total'] as const) {
            expect(shares.reduce((sum, share) => sum + share[field], 0)).toBe(totals[field]);
          }
          expect(shares.flatMap((share) => share.lines)).toHaveLength(lines.length);
          for (const share of shares) expect(share.commission).toBeLessThanOrEqual(share.subtotal);
        },
      ),
    );
  });
});

describe('an order number', () => {
  it('can be read out, and no two are alike', () => {
    const numbers = Array.from({ length: 1_000 }, newOrderNumber);
    expect(new Set(numbers).size).toBe(1_000);
    for (const number of numbers) expect(number).toMatch(/^FG-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  });
});
