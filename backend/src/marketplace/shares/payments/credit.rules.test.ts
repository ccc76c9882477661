import { describe, expect, it } from '@jest/globals';
import { drawn } from './credit.rules.js';

describe('farm credit that pays', () => {
  it('is the membership’s own first, and no more than is asked for', () => {
    const memberships = [
      { id: 2, purchaseId: null, credit: 1_000 },
      { id: 1, purchaseId: null, credit: 3_000 },
    ];
    expect(drawn(2_500, memberships)).toEqual([
      { id: 2, purchaseId: null, cents: 1_000 },
      { id: 1, purchaseId: null, cents: 1_500 },
    ]);
    expect(drawn(900, memberships)).toEqual([{ id: 2, purchaseId: null, cents: 900 }]);
    expect(drawn(9_000, memberships).reduce((sum, { cents }) => sum + cents, 0)).toBe(4_000);
  });

  it('isn’t what another membership has spent too much of', () => {
    const memberships = [
      { id: 1, purchaseId: null, credit: 3_000 },
      { id: 2, purchaseId: null, credit: -1_000 },
    ];
    expect(drawn(9_000, memberships)).toEqual([{ id: 1, purchaseId: null, cents: 2_000 }]);
    expect(drawn(9_000, [{ id: 1, purchaseId: null, credit: -1 }])).toEqual([]);
  });
});
