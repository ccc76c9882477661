import { describe, expect, it } from '@jest/globals';
import type { Call } from '../browser.js';
import { isClean, quantilesOf, summaryOf } from './report.rules.js';

const call = (given: Partial<Call> = {}): Call => ({
  ...{ kind: 'search', method: 'GET', status: 200, milliseconds: 10, isExpected: true },
  ...given,
});

describe('the report of a run', () => {
  it('tells refusals of business from failures', () => {
    const summary = summaryOf([
      call(),
      call({ kind: 'order', status: 409, code: 'CART_CHANGED' }),
      call({ kind: 'order', status: 500, code: 'INTERNAL', isExpected: false }),
      call({ status: 0, code: 'ECONNRESET', isExpected: false }),
    ]);
    expect(summary).toMatchObject({
      calls: 4,
      failed: 2,
      refusals: { '409 CART_CHANGED (order)': 1 },
      failures: { '500 INTERNAL (order)': 1, 'ECONNRESET (search)': 1 },
      byKind: { search: { count: 2 }, order: { count: 2 } },
    });
  });

  it('has the middle, and the slowest of twenty and of a hundred', () => {
    expect(quantilesOf(Array.from({ length: 100 }, (_, index) => 100 - index))).toEqual({
      p50: 51,
      p95: 96,
      p99: 100,
    });
    expect(quantilesOf([])).toEqual({ p50: 0, p95: 0, p99: 0 });
  });

  it('is clean when nothing is wrong and no journey broke off', () => {
    const report = {
      notes: [],
      steps: [],
      checks: [{ name: 'one', looked: 1, wrong: [] as string[] }],
      mistakes: [] as string[],
    };
    expect(isClean(report)).toBe(true);
    expect(isClean({ ...report, mistakes: ['broke'] })).toBe(false);
    expect(isClean({ ...report, checks: [{ name: 'one', looked: 1, wrong: ['lost'] }] })).toBe(false);
  });
});
