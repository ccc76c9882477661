import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { broughtPayments, plannedPayments, splitCents } from './payments.rules.js';

describe('the payments of a member', () => {
  it('are equal, with odd cents first', () => {
    expect(splitCents(45_500, 3)).toEqual([15_167, 15_167, 15_166]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 6 }), (total, count) => {
        const parts = splitCents(total, count);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are due on joining, and on the first of the months after', () => {
    expect(plannedPayments(66_000, 4, '2027-05-20', '2027-10-21')).toEqual([
      { number: 1, dueOn: '2027-05-20', cents: 16_500 },
      { number: 2, dueOn: '2027-06-01', cents: 16_500 },
      { number: 3, dueOn: '2027-07-01', cents: 16_500 },
      { number: 4, dueOn: '2027-08-01', cents: 16_500 },
    ]);
    const overNewYear = plannedPayments(100, 3, '2026-12-31', '2027-03-01');
    expect(overNewYear?.map(({ dueOn }) => dueOn)).toEqual(['2026-12-31', '2027-01-01', '2027-02-01']);
  });

  it('of who is brought along are what was paid, and the rest next month', () => {
    const first = { number: 1, dueOn: '2027-07-13' };
    expect(broughtPayments(42_000, 30_000, '2027-07-13', '2027-10-21')).toEqual([
      { ...first, cents: 30_000 },
      { number: 2, dueOn: '2027-08-01', cents: 12_000 },
    ]);
    expect(broughtPayments(42_000, 42_000, '2027-07-13', '2027-10-21')).toEqual([
      { ...first, cents: 42_000 },
    ]);
    expect(broughtPayments(3_000, 0, '2027-10-19', '2027-10-21')).toEqual([
      { number: 1, dueOn: '2027-10-21', cents: 3_000 },
    ]);
  });

  it('end before the last box', () => {
    expect(plannedPayments(9_000, 3, '2027-09-20', '2027-10-21')).toBeNull();
    expect(plannedPayments(9_000, 2, '2027-09-20', '2027-10-21')).toHaveLength(2);
    expect(plannedPayments(3_000, 1, '2027-10-21', '2027-10-20')).toHaveLength(1);
  });
});
