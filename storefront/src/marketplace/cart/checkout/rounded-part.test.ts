import { describe, expect, it } from '@jest/globals';
import { roundedPart } from './rounded-part';

describe('a cart that is paid in cash', () => {
  const shares = [
    { vendorId: 1, total: 1_237 },
    { vendorId: 2, total: 504 },
  ];

  it('is rounded for each vendor that does so, as each is paid on its own', () => {
    expect(roundedPart(shares, [{ vendorId: 1, rounding: 'nickel' }])).toBe(
      'Cash: $17.39, rounded from $17.41',
    );
    expect(
      roundedPart(shares, [
        { vendorId: 1, rounding: 'nickel' },
        { vendorId: 2, rounding: 'nickel_zero' },
      ]),
    ).toBe('Cash: $17.40, rounded from $17.41');
  });

  it('says nothing where no vendor rounds', () => expect(roundedPart(shares)).toBe(null));
});
