import { describe, expect, it } from '@jest/globals';
import { feeText, feesText } from './fee-text';

describe('fees of a market day in words', () => {
  it('say whether one is paid', () => {
    expect(feeText({ amount: 25.5, isPaid: true })).toBe('$25.50, paid');
    expect(feeText({ amount: 25, isPaid: false })).toBe('$25.00, not paid');
  });

  it('say how much is paid of all', () => {
    expect(feesText({ total: 0, paid: 0 })).toBeNull();
    expect(feesText({ total: 75, paid: 0 })).toBe('Fees: $75.00, not paid');
    expect(feesText({ total: 75, paid: 50 })).toBe('Fees: $75.00, $50.00 paid');
    expect(feesText({ total: 75, paid: 75 })).toBe('Fees: $75.00, all paid');
  });
});
