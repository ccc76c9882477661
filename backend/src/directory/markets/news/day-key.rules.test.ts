import { describe, expect, it } from '@jest/globals';
import { dayKey, readDayKey } from './day-key.rules.js';

describe('the key of what is announced of market days', () => {
  it('has one day, or several at once, and is read the same way', () => {
    const one = { status: 'moved' as const, days: new Map([[55, 3]]) };
    expect(dayKey(one)).toBe('market-day-55-3-moved');
    const several = new Map([
      [56, 1],
      [55, 3],
    ]);
    expect(dayKey({ status: 'held', days: several })).toBe('market-day-56.55-1.3-held');
    expect(readDayKey('market-day-56.55-1.3-held')).toEqual({ status: 'held', days: several });
    expect(readDayKey(dayKey(one))).toEqual(one);
  });
});
