import { describe, expect, it } from '@jest/globals';
import { priceOrder } from '../../../contract/marketplace/price-order.js';
import { commissionOf } from './commission.rules.js';

const line = (vendorId: number, commissionRate: string, unitPrice: number) => ({
  ...{ vendorId, commissionRate, unitPrice, productId: vendorId, quantity: 1, taxBasisPoints: 800 },
});

describe('the commission', () => {
  it('is each vendor’s rate of its goods alone', () => {
    const lines = [line(2, '0.12', 1_000), line(1, '0.2', 2_000)];
    expect(priceOrder(lines, { method: 'shipping' }).shares.map(commissionOf)).toEqual([400, 120]);
  });

  it('is not taken of what the vendor takes off', () => {
    const discounts = [{ vendorId: 1, kind: 'amount' as const, value: 500, productIds: null }];
    const { shares } = priceOrder([line(1, '0.2', 2_000)], { method: 'pickup', discounts });
    expect(shares.map(commissionOf)).toEqual([300]);
  });
});
