import { describe, expect, it } from '@jest/globals';
import { refundedText } from './refunded-text';

describe('refundedText', () => {
  it('says how many were refunded, unless all were', () => {
    expect(refundedText({ quantity: 2, refunded: 1 })).toBe('1 of 2 refunded');
    expect(refundedText({ quantity: 2, refunded: 2 })).toBe('Refunded');
    expect(refundedText({ quantity: 3, refunded: 2, swapped: 1 })).toBe('1 of 3 refunded, 1 of 3 swapped');
    expect(refundedText({ quantity: 2, refunded: 2, swapped: 2 })).toBe('Swapped');
  });
});
