import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ACCOUNT_WAITS, ADDRESS_WAITS, waitSeconds, waitTable } from './sign-in-throttle.rules.js';

describe('waitSeconds', () => {
  it('is nothing for the first four failures of an account, then doubles up to a minute', () => {
    const waits = Array.from({ length: 13 }, (_, failures) => waitSeconds(ACCOUNT_WAITS, failures));
    expect(waits).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('is patient with an address, which many people may share', () => {
    expect(waitSeconds(ADDRESS_WAITS, 29)).toBe(0);
    expect(waitSeconds(ADDRESS_WAITS, 30)).toBe(2);
    expect(waitSeconds(ADDRESS_WAITS, 100)).toBe(60);
  });

  it('never shrinks and never exceeds its cap, however many failures there were', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (failures) => {
        const wait = waitSeconds(ACCOUNT_WAITS, failures);
        expect(wait).toBeLessThanOrEqual(ACCOUNT_WAITS.longestSeconds);
        expect(waitSeconds(ACCOUNT_WAITS, failures + 1)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });
});

describe('waitTable', () => {
  it('lists the waits up to the longest', () => {
    expect(waitTable(ACCOUNT_WAITS)).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 60]);
    expect(waitTable(ADDRESS_WAITS)).toHaveLength(36);
  });
});
