import { describe, expect, it } from '@jest/globals';
import type { Call } from '../browser.js';
import { isClean, markdown, quantilesOf, type StepReport, summaryOf } from './report.rules.js';

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

  it('compares a market morning with calm', () => {
    const step = (p95: number): StepReport => ({
      ...{ rate: 5, seconds: 60, asked: 300, done: 300, turnedAway: 0, poolWaits: 0 },
      ...{ p50: 5, p95, p99: 90, servers: [], databaseProcessors: null },
      ...{ generator: { processors: 0, eventLoop: 0 }, machine: { busy: 1, of: 2 } },
      ...summaryOf([]),
    });
    const morning = { taps: 200, notices: 50_000, told: 9_000, p50: 8, p95: 22, p99: 40 };
    const text = markdown({ notes: [], steps: [step(40), step(46)], morning, checks: [], mistakes: [] });
    expect(text).toContain('one call of twenty took longer than 46 ms; calm it was 40 ms (+15 %)');
    expect(text).not.toContain('knee');
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
