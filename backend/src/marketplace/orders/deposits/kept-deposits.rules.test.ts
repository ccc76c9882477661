import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keptVendorOrder } from './kept-deposits.rules.js';

const deposit = { cents: 10_000, balanceOn: '2026-11-10', unpaid: 'keep', graceDays: 7 } as const;
const hog = { id: 1, quantity: 2, refunded: 0, totalPrice: 90_000, discount: 0, deposit };
const eggs = { id: 2, quantity: 1, refunded: 0, totalPrice: 700, discount: 0, deposit: null };

describe('What a vendor keeps', () => {
  it('is the deposits, without the rest of the order', () => {
    expect(keptVendorOrder([hog, eggs], { commissionRate: '0.12', paid: 20_756 })).toEqual({
      lines: [
        { id: 1, discount: 70_000, tax: 0 },
        { id: 2, discount: 700, tax: 0 },
      ],
      vendorOrder: { discount: 70_700, tax: 0, shipping: 0, total: 20_000, kept: 20_000, commission: 2_400 },
    });
  });

  it('is nothing where the terms return it, or nothing was paid', () => {
    const returned = { ...hog, deposit: { ...deposit, unpaid: 'return' as const } };
    expect(keptVendorOrder([returned, eggs], { commissionRate: '0.12', paid: 20_756 })).toBeNull();
    expect(keptVendorOrder([hog], { commissionRate: '0.12', paid: 0 })).toBeNull();
  });

  it('is of what was not refunded alone', () => {
    const kept = keptVendorOrder([{ ...hog, refunded: 1 }], { commissionRate: '0.1', paid: 20_000 });
    expect(kept?.vendorOrder).toMatchObject({ total: 10_000, commission: 1_000 });
  });

  it('adds up, and is never more than was paid', () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    const lines = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 9 }), price: cents, part: cents, keeps: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 500_000 }), (sold, paid) => {
        const own = sold.map(({ quantity, price, part, keeps }, id) => ({
          ...{ id, quantity, refunded: 0, totalPrice: price * quantity, discount: 0 },
          deposit: { ...deposit, cents: part, unpaid: keeps ? ('keep' as const) : ('return' as const) },
        }));
        const kept = keptVendorOrder(own, { commissionRate: '0.12', paid });
        const subtotal = own.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
        if (!kept) return;
        expect(kept.vendorOrder.total).toBeLessThanOrEqual(paid);
        expect(kept.vendorOrder.total).toBe(subtotal - kept.vendorOrder.discount);
        const off = kept.lines.reduce((sum, line) => sum + line.discount, 0);
        expect(off).toBe(kept.vendorOrder.discount);
        kept.lines.forEach(({ discount }, index) => {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(own[index]?.totalPrice ?? 0);
        });
      }),
    );
  });
});
