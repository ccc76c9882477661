import { describe, expect, it } from '@jest/globals';
import { countText, marketsFound, sumCounts } from './counts';

describe('counts', () => {
  it('are worded as the specification words them, whatever the number', () => {
    expect(marketsFound({ total: 1, isMore: false })).toBe('1 market(s) found');
    expect(marketsFound({ total: 1204, isMore: false })).toBe('1,204 market(s) found');
    expect(countText({ total: 1, isMore: false }, 'Result')).toBe('1 Result');
  });

  it('say when there are more', () => {
    expect(marketsFound({ total: 1000, isMore: true })).toBe('1,000+ market(s) found');
  });

  it('add up', () => {
    const both = sumCounts({ total: 1000, isMore: true }, { total: 7, isMore: false });
    expect(countText(both, 'Result')).toBe('1,007+ Results');
  });
});
