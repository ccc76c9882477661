import { describe, expect, it } from '@jest/globals';
import { countText, marketsFound, sumCounts } from './counts';

describe('counts', () => {
  it('agree in number', () => {
    expect(marketsFound({ total: 1, isMore: false })).toBe('1 market found');
    expect(marketsFound({ total: 2, isMore: false })).toBe('2 markets found');
    expect(marketsFound({ total: 0, isMore: false })).toBe('0 markets found');
  });

  it('say when there are more', () => {
    expect(marketsFound({ total: 1000, isMore: true })).toBe('1,000+ markets found');
  });

  it('add up', () => {
    const both = sumCounts({ total: 1000, isMore: true }, { total: 7, isMore: false });
    expect(countText(both, 'Result')).toBe('1,007+ Results');
  });
});
