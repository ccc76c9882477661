import { describe, expect, it } from '@jest/globals';
import { daysText, rateText, previewText, ruleName } from './tax-words';

const none = { rows: [], created: 0, updated: 0, unchanged: 0, wrong: 0, unknownColumns: [], isDone: false };

describe('words of tax rules', () => {
  it('name a rule, its rate and its days', () => {
    expect(ruleName({ state: 'DC', taxClass: 'non-food' })).toBe('Washington, DC: Not food');
    expect(rateText({ percent: 6.25, localPercent: 0 })).toBe('6.25%');
    expect(rateText({ percent: 1.225, localPercent: 2.5 })).toBe('1.225% and 2.5% local, 3.725% together');
    expect(daysText({ validFrom: '2026-01-01', validTo: null })).toBe('From Jan 1, 2026');
    expect(daysText({ validFrom: '2026-01-01', validTo: '2026-06-30' })).toBe('Jan 1, 2026 to Jun 30, 2026');
  });

  it('say what a file would do, and what is wrong with it first of all', () => {
    expect(previewText(none)).toBe('The file has no rules.');
    expect(previewText({ ...none, created: 1, updated: 2, unchanged: 3 })).toBe(
      '1 rule new, 2 rules changed, 3 rules the same.',
    );
    expect(previewText({ ...none, created: 2, isDone: true })).toBe('Imported: 2 rules new.');
    expect(previewText({ ...none, created: 2, wrong: 1 })).toBe('1 row has mistakes.');
  });
});
