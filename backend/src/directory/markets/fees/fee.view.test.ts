import { describe, expect, it } from '@jest/globals';
import { feeTotals, feeView } from './fee.view.js';

const fee = (feeCents: number | null, feePaidAt: Date | null = null) => ({
  feeCents,
  feeNote: null,
  feePaidAt,
});

describe('fees of a market day', () => {
  it('are in dollars, and paid or not', () => {
    expect(feeView(fee(2_550))).toEqual({ amount: 25.5, note: null, isPaid: false });
    expect(feeView(fee(2_550, new Date()))?.isPaid).toBe(true);
    expect(feeView(fee(null))).toBeNull();
  });

  it('add up by the cent', () => {
    const all = [fee(10), fee(20, new Date()), fee(null), fee(1_000)];
    expect(feeTotals(all)).toEqual({ total: 10.3, paid: 0.2 });
    expect(feeTotals([])).toEqual({ total: 0, paid: 0 });
  });
});
