import { describe, expect, it } from '@jest/globals';
import { refundRequest, withRefunded } from './refund-values';

describe('a refund that a farm gives', () => {
  it('is of items, or of an amount', () => {
    const items = withRefunded(withRefunded([], 3, 1), 3, 2);
    expect([items, withRefunded(items, 3, 0)]).toEqual([[{ id: 3, quantity: 2 }], []]);
    const reason = 'Broken eggs';
    expect(refundRequest({ items, amount: ' ', reason }, 15.12)).toEqual({
      ...{ items, reason, amount: null, left: 15.12 },
    });
    expect(refundRequest({ items: [], amount: '5.50', reason }, undefined)).toEqual({
      ...{ items: [], reason, amount: 5.5 },
    });
  });
});
