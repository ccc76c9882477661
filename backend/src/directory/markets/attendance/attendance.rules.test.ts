import { describe, expect, it } from '@jest/globals';
import { refusal } from './attendance.rules.js';

const day = {
  memberStatus: 'member' as const,
  date: '2026-11-28',
  startsAt: '2026-11-28T14:00:00Z',
  endsAt: '2026-11-28T18:00:00Z',
  status: 'scheduled' as const,
  timeZone: 'America/New_York',
};
const before = new Date('2026-11-27T20:00:00Z');

describe('an answer about a market day', () => {
  it('is taken until the day ends', () => {
    expect(refusal(day, 'coming', before)).toBeNull();
    expect(refusal(day, 'coming', new Date('2026-11-28T17:59:59Z'))).toBeNull();
    expect(refusal(day, 'coming', new Date('2026-11-28T18:00:00Z'))).toBe('MARKET_DAY_OVER');
  });

  it('is not taken of a day that is canceled, or of someone who is not on the roster', () => {
    expect(refusal({ ...day, status: 'cancelled' }, 'coming', before)).toBe('MARKET_DAY_CANCELLED');
    for (const memberStatus of ['removed', 'invited', 'asked'] as const) {
      expect(refusal({ ...day, memberStatus }, 'not_coming', before)).toBe('NOT_ON_ROSTER');
    }
  });

  it('is that they sold out on the day itself alone, where the market is', () => {
    expect(refusal(day, 'sold_out', before)).toBe('SOLD_OUT_TOO_EARLY');
    expect(refusal(day, 'sold_out', new Date('2026-11-28T04:59:00Z'))).toBe('SOLD_OUT_TOO_EARLY');
    expect(refusal(day, 'sold_out', new Date('2026-11-28T16:00:00Z'))).toBeNull();
    const hawaii = { ...day, timeZone: 'Pacific/Honolulu', endsAt: '2026-11-29T01:00:00Z' };
    expect(refusal(hawaii, 'sold_out', new Date('2026-11-28T09:00:00Z'))).toBe('SOLD_OUT_TOO_EARLY');
  });

  it('is that they sold out by the day in New York, where the market has no time zone', () => {
    const nowhere = { ...day, timeZone: null };
    expect(refusal(nowhere, 'sold_out', new Date('2026-11-28T04:59:00Z'))).toBe('SOLD_OUT_TOO_EARLY');
    expect(refusal(nowhere, 'sold_out', new Date('2026-11-28T05:01:00Z'))).toBeNull();
  });
});
