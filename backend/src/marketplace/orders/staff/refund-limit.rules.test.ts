import { describe, expect, it } from '@jest/globals';
import { mayRefund } from './refund-limit.rules.js';

describe('who may refund how much', () => {
  it('is any amount for the marketplace team and administrators', () => {
    for (const role of ['administrator', 'marketplace'] as const) {
      expect(mayRefund(role, { cents: 1_000_000, refunded: 1_000_000 }, 0)).toBe(true);
    }
  });

  it('is the limit and no cent more for support, together with what went back before', () => {
    expect(mayRefund('support', { cents: 10_000, refunded: 0 }, 10_000)).toBe(true);
    expect(mayRefund('support', { cents: 10_001, refunded: 0 }, 10_000)).toBe(false);
    expect(mayRefund('support', { cents: 1, refunded: 10_000 }, 10_000)).toBe(false);
    expect(mayRefund('support', { cents: 1, refunded: 0 }, 0)).toBe(false);
  });

  it('is nothing for anyone else', () => {
    for (const role of ['directory', 'content', null] as const) {
      expect(mayRefund(role, { cents: 1, refunded: 0 }, 10_000)).toBe(false);
    }
  });
});
